import type { ComponentType, ReactNode } from 'react';
import type { ZodObject } from 'zod';
import type { PageData } from './page.ts';
import type { EngineStrings, SiteData } from './site.ts';

export type AppProps<Strings extends EngineStrings = EngineStrings> = {
  page: PageData;
  site: SiteData<Strings>;
  /** The rendered body of the page; place it inside `<main id="main">`, which the first paint waits for. */
  children: ReactNode;
};

/** What a static component gets besides the props that content gives it. */
export type StaticContext<Strings extends EngineStrings = EngineStrings> = {
  site: SiteData<Strings>;
  page: PageData;
};

/**
 * A component that the build renders once, into static markup. It has no state
 * and no effects; its children are HTML that the build made.
 */
export type StaticComponent<Strings extends EngineStrings = EngineStrings> = (
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  props: any,
  context: StaticContext<Strings>,
) => ReactNode;

/** A static component in the Markdown of a page, from its props and the Markdown of its children. */
export type MarkdownWriter<Strings extends EngineStrings = EngineStrings> = (
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  props: any,
  context: { strings: Strings; children: string },
) => string;

/** What a static component throws when it cannot work with the props that content gives it. */
export class PropsError extends Error {}

/** Components that the Markdown of the engine needs from every theme. */
export type MarkdownComponents<Strings extends EngineStrings = EngineStrings> = {
  /** Props: `lang`, `title?`, `wrap?`, `lineNumbers?`; children: one `<code>`. */
  CodeBlock: StaticComponent<Strings>;
  /** Props: `type` (note, tip, info, warning, danger, details), `title?`. */
  Callout: StaticComponent<Strings>;
  /** Children: one `<table>`. */
  Table: StaticComponent<Strings>;
};

/**
 * A theme as the engine sees it. The module that the manifest names exports it as `theme`.
 */
export type Theme<Strings extends EngineStrings = EngineStrings> = {
  /** Everything inside `#root`: navigation, sidebar, content, outline, footer. */
  App: ComponentType<AppProps<Strings>>;
  /** Components that keep state in the browser, by the name content uses. */
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  islands: Record<string, ComponentType<any>>;
  /** Makes static markup work once the reader shows up: listeners on `document`. */
  afterHydrate?: (getSite: () => SiteData<Strings>) => void;
};

/** What a theme adds for the build only; never shipped. The module exports it as `serverTheme`. */
export type ServerTheme<Strings extends EngineStrings = EngineStrings> = Theme<Strings> & {
  static: MarkdownComponents<Strings> & Record<string, StaticComponent<Strings>>;
  /**
   * Components of the theme in the Markdown of a page. One that is not here leaves
   * its children alone; those that Markdown itself needs are written by the engine.
   */
  markdown?: Record<string, MarkdownWriter<Strings>>;
  /**
   * Script that runs before the first paint, as source text. The router dispatches
   * `docs:navigate` on `window` when the address has changed and before the page does.
   */
  headScript?: (site: SiteData<Strings>) => string;
  /** Scripts that stand in the markup of components, for the content security policy to name. */
  inlineScripts?: readonly string[];
};

/** How content writes a component. The build holds every tag against it. */
export type ComponentDefinition = {
  /** Props that content can give, without children: a `z.strictObject`. */
  props: ZodObject;
  /** A tag that is written right, for messages. */
  example: string;
  /** Name of the component that alone may stand directly inside, and nowhere else. */
  childComponent?: string | undefined;
  /** Whether readers see the texts in its props, so that the search finds them. Default `false`. */
  hasSearchableProps?: boolean | undefined;
};

/** Components that content may use, by name. */
export type ComponentDefinitions = Readonly<Record<string, ComponentDefinition>>;

/** Names what content may use, without loading the theme. */
export type ThemeManifest = {
  /** Absolute path of the module that exports `theme`, for the browser. */
  entry: string;
  /** Absolute path of the module that exports `serverTheme`, for the build. */
  serverEntry: string;
  /** Components that stay alive in the browser. */
  islands: ComponentDefinitions;
  /** Components that are rendered once, by the build. */
  static: ComponentDefinitions;
  /** Ids of elements around the content. Headings must not use them. */
  reservedIds: readonly string[];
  /** UI strings by language. A site can replace some of them with `labels` of a locale. */
  strings: Readonly<Record<string, EngineStrings>>;
};
