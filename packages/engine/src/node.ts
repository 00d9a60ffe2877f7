/** Builds, serves and reads a site from a program. */

export { buildSite } from './build/build.ts';
export { compilePages } from './build/compile-pages.ts';
export { hashCode } from './build/hash-code.ts';
export { openPageCache } from './build/page-cache.ts';
export { checkLabels } from './config/check-labels.ts';
export { loadConfig, parseConfig } from './config/load-config.ts';
export { frontmatterSchema } from './config/schemas/frontmatter.ts';
export { readUiStrings } from './config/ui-strings.ts';
export { contentFolder, toOutputPath } from './content/discover.ts';
export { startDevServer } from './dev/server.ts';
export { BuildError } from './diagnostics.ts';
export { buildPageHead } from './document/head/head.ts';
export { openSiteCache } from './files/disk-cache.ts';
export { compilePage } from './markdown/compile.ts';
export { createCompileOptions } from './markdown/compile-options.ts';
export type { CompiledPage, PageHtml, PageText } from './markdown/compiled-page.ts';
export {
  createIndexFiles,
  createSearchIndex,
  readSearchable,
} from './outputs/search-index/write-search-indexes.ts';
export { blogRoute } from './site/blog.ts';
export { loadProject, type Project } from './site/load-project.ts';
export { localize } from './site/localize.ts';
export { searchIndexFiles } from './site/search-index-file.ts';
export { createSiteData } from './site/site-data.ts';
