/** What themes and the components of a site are made of: types, and what builds them. */

export { defineTheme } from './config/define-theme.ts';
export type { ComponentDefinition, ThemeManifest } from './config/schemas/theme-manifest.ts';
export type {
  NavItem,
  PageLink,
  SidebarGroup,
  SidebarLink,
  SidebarNode,
  Tag,
} from './contract/navigation.ts';
export {
  type Body,
  emptyFields,
  type Feed,
  type Frontmatter,
  type HeadElement,
  type JsonValue,
  type OverviewGroup,
  type OverviewItem,
  type Page,
  type PageFields,
  type PostSummary,
  type TocEntry,
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
export type {
  RouteRecord,
  SiteData,
  SocialIcon,
  SocialLink,
  ToolFamily,
} from './contract/site.ts';
export {
  type AppProps,
  type ComponentFile,
  type LayoutProps,
  type MarkdownRenderer,
  PropsError,
  type ServerTheme,
  type StaticComponent,
  type StaticContext,
  type Theme,
} from './contract/theme.ts';
