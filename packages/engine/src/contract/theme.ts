import type { ComponentType, ReactNode } from 'react';
import type { EarlyInput } from './dom.ts';
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

/** A text file that a component has read. */
export type ComponentFile = {
  bytes: number;
  text: string;
  /** Highlighted, for `<code>`. */
  html: string;
};
