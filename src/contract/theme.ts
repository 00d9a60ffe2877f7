import type { ComponentType, ReactNode } from 'react';
import type { Page } from './page.ts';
import type { SiteData } from './site.ts';

export type AppProps<Strings = unknown> = {
  page: Page;
  site: SiteData<Strings>;
  /** The rendered body of the page; place it inside `<main>`. */
  children: ReactNode;
};

/**
 * A theme as the engine sees it. The module that the manifest names exports it as `theme`.
 */
export type Theme<Strings = unknown> = {
  /** Everything inside `#root`: navigation, sidebar, content, outline, footer. */
  App: ComponentType<AppProps<Strings>>;
  // biome-ignore lint/suspicious/noExplicitAny: props come from content and are checked by the component
  live: Record<string, ComponentType<any>>;
  // biome-ignore lint/suspicious/noExplicitAny: props come from content and are checked by the component
  static: Record<string, (props: any) => ReactNode>;
  /** Words of the interface by language. */
  strings: Record<string, Strings>;
  /** Runs once in the browser, before React takes over `#root`: listeners for static markup. */
  enhance?: (getSite: () => SiteData<Strings> | undefined) => void;
};

/** Names what content may use, without loading the theme. */
export type ThemeManifest = {
  /** Absolute path of the module that exports `theme`. */
  entry: string;
  /** Components that stay alive in the browser. */
  live: readonly string[];
  /** Components that are rendered once, by the build. */
  static: readonly string[];
};
