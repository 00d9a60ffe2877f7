import type { ComponentType, ReactNode } from 'react';
import type { ZodObject } from 'zod';
import type { EarlyInput, requiredComponents } from './dom.ts';
import type { JsonValue, Page } from './page.ts';
import type { EngineStrings, SiteData } from './site.ts';

export type AppProps<Strings extends EngineStrings = EngineStrings> = {
  page: Page;
  site: SiteData<Strings>;
  /** Rendered body of the page. Must be inside `<main id="main">`, which the first paint waits for. */
  children: ReactNode;
};

/** What a static component receives in addition to its props. */
export type StaticContext<Strings extends EngineStrings = EngineStrings> = {
  site: SiteData<Strings>;
  page: Page;
  /** Props of the static components in its children, in order. */
  childProps: readonly Record<string, JsonValue>[];
};

/**
 * A component that the build renders once, to static HTML. It cannot use hooks; its children are HTML
 * from the build.
 */
export type StaticComponent<Strings extends EngineStrings = EngineStrings> = (
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  props: any,
  context: StaticContext<Strings>,
) => ReactNode;

/** Renders a static component as Markdown, from its props and the Markdown of its children. */
export type MarkdownRenderer<Strings extends EngineStrings = EngineStrings> = (
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  props: any,
  context: { strings: Strings; children: string },
) => string;

/** Thrown by a static component that cannot be rendered with the props from content. */
export class PropsError extends Error {}

/**
 * `Callout` props: `type` (note, tip, info, warning, danger, details), `title?`. `CodeBlock` props: `lang`,
 * `title?`, `wrap?`, `lineNumbers?`, `link?`; children: one `<code>`. `Tab` props: `label`. `Table` children: one
 * `<table>`. `Tabs` props: `groupId?`; children: `Tab`.
 */
type RequiredComponent = (typeof requiredComponents)[number];

// biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
type Island = ComponentType<any>;

/**
 * A theme in the browser. The module that the manifest names exports it as `theme`.
 */
export type Theme<Strings extends EngineStrings = EngineStrings> = {
  /** Everything inside `#root`: navigation, sidebar, content, outline, footer. */
  App: ComponentType<AppProps<Strings>>;
  /** Components with state in the browser, by the name that content uses. */
  islands: Record<string, Island>;
  /** Called once, before React renders: start requests that the reader is already waiting for. */
  beforeHydrate?: (site: SiteData<Strings>, input: EarlyInput) => void;
  /** Called once, after hydration: add listeners for static HTML. */
  afterHydrate?: (getSite: () => SiteData<Strings>) => void;
};

/** Parts of a theme that only the build needs. The module exports it as `serverTheme`. */
export type ServerTheme<Strings extends EngineStrings = EngineStrings> = Theme<Strings> & {
  static: Record<RequiredComponent, StaticComponent<Strings>> &
    Record<string, StaticComponent<Strings>>;
  /**
   * Components in the Markdown copy of a page. Default: the children alone. The engine renders the
   * required components itself.
   */
  markdown?: Record<string, MarkdownRenderer<Strings>>;
  /**
   * Inline script that runs before the first paint, as source code. Before hydration, the router does not
   * replay clicks that it prevents.
   */
  headScript?: (site: SiteData<Strings>) => string;
  /** Inline scripts of components, for the content security policy. */
  inlineScripts?: readonly string[];
};

/** How content uses a component. The build validates every tag against it. */
export type ComponentDefinition = {
  /** Props that content can set, without children: a `z.strictObject`. */
  props: ZodObject;
  /** A correct tag, for messages. */
  example: string;
  /** Name of the only component allowed as a direct child, and only there. */
  childComponent?: string | undefined;
  /** Whether readers see strings of its props, so that they can be searched. Default: `false`. */
  hasSearchableProps?: boolean | undefined;
  /**
   * Whether a static component reads the folder that its prop `folder` names, from the project root. It
   * receives the files as `files`, by their path in the folder. Default: `false`.
   */
  readsFolder?: boolean | undefined;
};

/** A text file that a component has read. */
export type ComponentFile = {
  bytes: number;
  text: string;
  /** Highlighted, for `<code>`. */
  html: string;
};

/** Components that content may use, by name. */
export type ComponentDefinitions = Readonly<Record<string, ComponentDefinition>>;

/** Describes a theme without loading it. */
export type ThemeManifest = {
  /** Absolute path of the module that exports `theme`, for the browser. */
  entry: string;
  /** Absolute path of the module that exports `serverTheme`, for the build. */
  serverEntry: string;
  /** Components with state in the browser. */
  islands: ComponentDefinitions;
  /** Components that the build renders once. */
  static: ComponentDefinitions & Readonly<Record<RequiredComponent, ComponentDefinition>>;
  /** Ids of elements around the content. Headings must not use them. */
  reservedIds: readonly string[];
  /** UI strings by language. A site can replace some of them with `labels` of a locale. */
  strings: Readonly<Record<string, EngineStrings>>;
};
