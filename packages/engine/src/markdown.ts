/** Syntax trees of pages, for transforms and checks of the content. */

export { parseFrontmatter, splitFrontmatter } from './content/frontmatter.ts';
export { isStaticHtml, type StaticHtml } from './document/segments.ts';
export type { StaticInstance } from './document/static-components.ts';
export { type CodeMeta, parseCodeMeta } from './markdown/code/code-meta.ts';
export { quoteLines } from './markdown/code/quote-file.ts';
export { jsxElement, readProps } from './markdown/mdast-jsx.ts';
export { parseMarkdown } from './markdown/parse/parse.ts';
export {
  type MarkdownTransform,
  noTransforms,
  type TransformContext,
} from './markdown/transform.ts';
export { visit, visitAll } from './markdown/visit.ts';
