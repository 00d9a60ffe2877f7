/** What themes and the components of a site are made of: types, and what builds them. */

export {
  type Body,
  emptyFields,
  type Frontmatter,
  type HeadElement,
  type Page,
  type PageFields,
} from './contract/page.ts';
export {
  type ShareImageColors,
  type ShareImageLayout,
  type ShareImageNode,
  type ShareImageTexts,
  shareImageLogo,
  shareImageSize,
  shareImageTitleSize,
} from './contract/share-image.ts';
export type { RouteRecord, SiteData } from './contract/site.ts';
export {
  type AppProps,
  type ComponentDefinition,
  type ComponentFile,
  defineTheme,
  type LayoutProps,
  type MarkdownRenderer,
  PropsError,
  type ServerTheme,
  type StaticComponent,
  type StaticContext,
  type Theme,
  type ThemeManifest,
} from './contract/theme.ts';
