import type { Root as HastRoot } from 'hast';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import type { Frontmatter } from '#contract/page.ts';
import type { ComponentDefinitions } from '#contract/theme.ts';
import { toHref } from '#contract/urls.ts';
import type { PageSource } from '../content/discover.ts';
import { checkFrontmatterEnd, parseFrontmatter, splitFrontmatter } from '../content/frontmatter.ts';
import { hasErrors } from '../diagnostics.ts';
import { hash } from '../files/hash.ts';
import { transformCodeBlocks } from './code/code-blocks.ts';
import { writeInlineCode } from './code/inline-code.ts';
import { linkProperties } from './code/link-properties.ts';
import { type Collector, type CompileContext, report } from './compile-context.ts';
import type { CompileResult, Dependency } from './compiled-page.ts';
import { type FootnoteStrings, footnoteOptions, footnotesId } from './output/footnotes.ts';
import { toSegments } from './output/html-segments.ts';
import { toMarkdownCopy } from './output/markdown-copy.ts';
import { buildSections } from './output/sections.ts';
import { wrapTables } from './output/wrap-tables.ts';
import { parseMarkdown } from './parse/parse.ts';
import { checkComponents } from './transforms/check-components.ts';
import { transformContainers } from './transforms/containers.ts';
import { type Headings, transformHeadings } from './transforms/headings.ts';
import { transformImages } from './transforms/images.ts';
import { transformLinks } from './transforms/links.ts';
import { expandPackageManagerTabs } from './transforms/package-manager-tabs.ts';
import { inlinePartials } from './transforms/partials.ts';
import { resolveReferences } from './transforms/references.ts';
import { markRowHeaders } from './transforms/row-headers.ts';

/** Everything that one file needs on its own; a fragment goes through it like a page. */
async function transformFile(context: CompileContext): Promise<Root> {
  const tree = parseMarkdown(context);
  transformContainers(tree, context);
  expandPackageManagerTabs(tree, context);
  await transformCodeBlocks(tree, context);
  resolveReferences(tree);
  transformLinks(tree, context);
  await transformImages(tree, context);
  await inlinePartials(tree, context, transformFile);
  return tree;
}

const passThrough = [
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
] as const;

function toHtmlTree(tree: Root, strings: FootnoteStrings): HastRoot {
  const hast = toHast(tree, {
    ...footnoteOptions(strings),
    passThrough: [...passThrough],
    handlers: {
      code: (_state, node) => ({
        type: 'element',
        tagName: 'code',
        properties: {},
        children: node.data?.hChildren ?? [],
      }),
      inlineCode: writeInlineCode,
    },
  }) as HastRoot;
  wrapTables(hast);
  return hast;
}

export type CompileOptions = {
  /** Hash of everything a page is compiled from besides its sources: code and configuration. */
  cacheKey: string;
  /** Absolute path of the project. */
  root: string;
  defaultLang: string;
  /** Absolute address of the site, without a path. */
  origin: string;
  base: string;
  /** How addresses of pictures begin. */
  assetBase: string;
  /** Puts `title` of the frontmatter above a text that has no `# heading`. */
  fallbackHeadingTitle: boolean;
  /** Numbers the lines of code blocks that do not say. */
  showLineNumbers: boolean;
  components: Record<'islands' | 'static', ComponentDefinitions>;
  /** UI strings by language. */
  strings: Readonly<Record<string, FootnoteStrings>>;
  /** Ids of elements around the content. */
  reservedIds: readonly string[];
};

function checkTitle(
  context: CompileContext,
  { title }: Headings,
  frontmatterTitle?: string,
): string {
  const found = title || frontmatterTitle;
  const isBroken = hasErrors(context.collector.diagnostics);
  if (!found && !isBroken)
    report(
      context,
      undefined,
      'title is required',
      'Write a heading: # Title, or a title: in the frontmatter.',
    );
  return frontmatterTitle ?? found ?? '';
}

function addFallbackHeading(tree: Root, headings: Headings, frontmatter: Frontmatter): void {
  const { title, pageType = 'doc' } = frontmatter;
  if (headings.title !== undefined || title === undefined || pageType !== 'doc') return;
  tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
}

/** Hash of all inputs of a page. */
export function pageKey(
  cacheKey: string,
  { sourcePath }: PageSource,
  text: string,
  dependencies: readonly Dependency[],
): string {
  return hash([cacheKey, sourcePath, text, JSON.stringify(dependencies)].join('\n'));
}

/** Compiles the Markdown of one page. Faults are in `diagnostics`; the result is never thrown away. */
export async function compilePage(
  page: PageSource,
  source: string,
  {
    cacheKey,
    root,
    defaultLang,
    origin,
    base,
    assetBase,
    fallbackHeadingTitle,
    showLineNumbers,
    components,
    strings,
    reservedIds,
  }: CompileOptions,
): Promise<CompileResult> {
  const collector: Collector = { diagnostics: [], links: [], dependencies: new Map() };
  const { yaml, body: text, bodyLine } = splitFrontmatter(source);
  const parsed = parseFrontmatter(yaml, page.sourcePath);
  const { keywords = [], ...frontmatter } = parsed.frontmatter;
  collector.diagnostics.push(
    ...checkFrontmatterEnd(source, page.sourcePath),
    ...parsed.diagnostics,
  );

  const context: CompileContext = {
    root,
    path: page.sourcePath,
    source: '\n'.repeat(bodyLine) + text,
    lang: page.lang,
    defaultLang,
    base,
    assetBase,
    showLineNumbers,
    hasZoom: frontmatter.globalUIComponents !== false,
    includedFrom: [],
    collector,
  };
  const tree = await transformFile(context);
  const uses = { ...components.islands, ...components.static };
  checkComponents(tree, uses, context);
  markRowHeaders(tree);
  const headings = transformHeadings(tree, context, [...reservedIds, footnotesId]);
  linkProperties(tree, headings.toc, context);
  if (fallbackHeadingTitle) addFallbackHeading(tree, headings, frontmatter);
  const title = checkTitle(context, headings, frontmatter.title);
  const sections = buildSections(tree, title, uses);
  const names = {
    islands: Object.keys(components.islands),
    static: Object.keys(components.static),
  };
  const { body, staticInstances } = toSegments(
    toHtmlTree(tree, strings[page.lang] as FootnoteStrings),
    names,
    context,
  );
  const isBroken = hasErrors(collector.diagnostics);
  const address = origin + toHref(page.routePath, base);
  const dependencies = [...collector.dependencies.values()];
  return {
    page: {
      source: page,
      fields: { title, toc: headings.toc, frontmatter },
      keywords,
      links: collector.links,
      anchors: headings.anchors,
      dependencies,
      key: pageKey(cacheKey, page, source, dependencies),
      diagnostics: collector.diagnostics,
    },
    html: { body, staticInstances },
    text: {
      sections,
      markdown: isBroken
        ? { title: '', text: '', instances: [] }
        : toMarkdownCopy(tree, title, address),
    },
  };
}
