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
  /** Layouts of the manifest, by page type. They take precedence over those of the theme. */
  layouts: Readonly<Record<string, ComponentType<LayoutProps>>>;
};

export type LayoutProps = { page: Page; children: ReactNode };

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

/**
 * A theme in the browser. The module that the manifest names exports it as `theme`.
 */
export type Theme<Strings extends EngineStrings = EngineStrings> = {
  /** Everything inside `#root`: navigation, sidebar, content, outline, footer. */
  App: ComponentType<AppProps<Strings>>;
  /** Called once, after hydration: add listeners for static HTML. */
  afterHydrate?: (getSite: () => SiteData<Strings>) => void;
};

/**
 * Starts what the reader is already waiting for. Called while the app loads, and again before React
 * renders, since the reader may have done more until then. The early module exports it as `beforeHydrate`.
 */
export type BeforeHydrate<Strings extends EngineStrings = EngineStrings> = (
  site: SiteData<Strings>,
  input: EarlyInput,
) => void;

/** Parts of a theme that only the build needs. The module exports it as `serverTheme`. */
export type ServerTheme<Strings extends EngineStrings = EngineStrings> = Theme<Strings> & {
  /**
   * Inline script that runs before the first paint, as text: `import text from './head.ts?script'`.
   * The router does not replay the clicks whose default action this script prevents.
   */
  headScript?: string;
  /** What the script finds as JSON in `document.currentScript.dataset.options`. */
  headOptions?: (site: SiteData<Strings>) => JsonValue;
};

/** What the browser loads of the components and layouts that a manifest names. */
export type BrowserComponents = {
  // biome-ignore lint/suspicious/noExplicitAny: content decides which props a component gets
  islands: Readonly<Record<string, ComponentType<any>>>;
  layouts: Readonly<Record<string, ComponentType<LayoutProps>>>;
};

/** The same for the build, with what only it needs. */
export type ServerComponents = BrowserComponents & {
  static: Readonly<Record<string, StaticComponent>>;
  /** Components in the Markdown copy of a page. */
  markdown: Readonly<Record<string, MarkdownRenderer>>;
  /** Inline scripts of components, for the content security policy. */
  inlineScripts: readonly string[];
};

/** How content uses a component. The build validates every tag against it. */
export type ComponentDefinition = {
  /** Absolute path of the module that exports the component by its name. */
  file: string;
  /** Props that content can set, without children: a `z.strictObject`. */
  props: ZodObject;
  /** A correct tag, for messages. */
  example: string;
  /** Name of the only component allowed as a direct child, and only there. */
  childComponent?: string | undefined;
  /** Whether readers see strings of its props, so that they can be searched. Default: `false`. */
  hasSearchableProps?: boolean | undefined;
  /**
   * Whether the module exports a `MarkdownRenderer` as `toMarkdown`. Default: `false`, and the
   * Markdown of a page has the children alone.
   */
  hasMarkdown?: boolean | undefined;
  /** Whether the module exports an inline script that it renders as `inlineScript`. Default: `false`. */
  hasInlineScript?: boolean | undefined;
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
  /** Absolute path of a small module that exports `beforeHydrate`. It loads beside the app, without React. */
  earlyEntry?: string | undefined;
  /** Absolute path of the module that exports `serverTheme`, for the build. */
  serverEntry: string;
  /** Components with state in the browser. */
  islands: ComponentDefinitions;
  /** Components that the build renders once. */
  static: ComponentDefinitions & Readonly<Record<RequiredComponent, ComponentDefinition>>;
  /**
   * Absolute paths of modules that export a component as `Layout`, by page type: further ones, and
   * those that replace a layout of the theme.
   */
  layouts?: Readonly<Record<string, string>> | undefined;
  /** Ids of elements around the content. Headings must not use them. */
  reservedIds: readonly string[];
  /** Names of lazy chunks that a control with `data-preload` needs. They load beside the app, not after it. */
  preloadedChunks?: readonly string[] | undefined;
  /**
   * Absolute paths of folders with the UI strings of each language, such as `en.json`. Later ones
   * add to the earlier ones, or replace their strings; English stands in for strings that a
   * language lacks. A site can replace some with `labels` of a locale.
   */
  strings: readonly string[];
};

/** What a site adds to a theme, or replaces in it. */
export type ThemeInput = Partial<Omit<ThemeManifest, 'static'>> & {
  extends: ThemeManifest;
  static?: ComponentDefinitions;
};

/** Adds components, layouts, reserved ids and UI strings to a theme, or replaces some of them. */
export function defineTheme({ extends: base, ...own }: ThemeInput): ThemeManifest {
  return {
    ...base,
    ...own,
    islands: { ...base.islands, ...own.islands },
    static: { ...base.static, ...own.static },
    layouts: { ...base.layouts, ...own.layouts },
    reservedIds: [...base.reservedIds, ...(own.reservedIds ?? [])],
    strings: [...base.strings, ...(own.strings ?? [])],
  };
}
