import type { SearchableSection } from 'docs-search/index';
import type { Root } from 'mdast';
import type { SearchTerms } from '../config/schemas/frontmatter.ts';
import type { PageSource } from '../content/discover.ts';
import type { EngineStrings } from '../contract/site.ts';
import { toHref } from '../contract/urls.ts';
import { BuildError, hasErrors } from '../diagnostics.ts';
import type { MarkdownTemplate } from '../document/markdown-template.ts';
import { transformCodeBlocks } from './code/code-blocks.ts';
import { linkProperties } from './code/link-properties.ts';
import { type CompileContext, report } from './compile-context.ts';
import type { CompileOptions } from './compile-options.ts';
import { type CompileResult, pageKey } from './compiled-page.ts';
import { footnotesId } from './output/footnotes.ts';
import { toSegments } from './output/html-segments.ts';
import { toHtmlTree } from './output/html-tree.ts';
import { toMarkdownCopy } from './output/markdown-copy.ts';
import { buildSections } from './output/sections.ts';
import { joinLines } from './parse/join-lines.ts';
import { parseMarkdown } from './parse/parse.ts';
import { readPage } from './read-page.ts';
import type { TransformPhase } from './transform.ts';
import { checkComponents } from './transforms/check-components.ts';
import { checkSyntax } from './transforms/check-syntax.ts';
import { addComponentFiles } from './transforms/component-files.ts';
import { transformContainers } from './transforms/containers.ts';
import { type Headings, transformHeadings } from './transforms/headings.ts';
import { transformImages } from './transforms/images.ts';
import { transformLinks } from './transforms/links.ts';
import { expandPackageManagerTabs } from './transforms/package-manager-tabs.ts';
import { inlinePartials } from './transforms/partials.ts';
import { resolveReferences } from './transforms/references.ts';
import { markRowHeaders } from './transforms/row-headers.ts';

/** Runs the transforms of a phase. */
async function runTransforms(
  phase: TransformPhase,
  tree: Root,
  context: CompileContext,
): Promise<void> {
  for (const transform of context.transforms[phase]) {
    await transform(tree, {
      path: context.path,
      lang: context.lang,
      frontmatter: context.frontmatter,
      dependencies: [...context.collector.dependencies.keys()],
      report: (node, message, hint) => report(context, node, message, hint),
    });
  }
}

/** The steps that need only one file. They run for partials too. */
async function transformFile(context: CompileContext): Promise<Root> {
  const tree = parseMarkdown(context);
  await runTransforms('parsed', tree, context);
  checkSyntax(tree, context);
  joinLines(tree);
  transformContainers(tree, context);
  expandPackageManagerTabs(tree, context);
  await transformCodeBlocks(tree, context);
  resolveReferences(tree);
  transformLinks(tree, context);
  transformImages(tree, context);
  await inlinePartials(tree, context, transformFile);
  return tree;
}

/** The steps that need the whole page, with its partials. */
function transformPage(tree: Root, context: CompileContext): Headings {
  const { islands, static: statics } = context.components;
  checkComponents(tree, { ...islands, ...statics }, context);
  markRowHeaders(tree);
  const headings = transformHeadings(tree, context, [...context.reservedIds, footnotesId]);
  linkProperties(tree, headings.toc, context);
  return headings;
}

function addFallbackHeading(tree: Root, headings: Headings, context: CompileContext): void {
  const { title, pageType = 'doc' } = context.frontmatter;
  if (headings.title !== undefined || title === undefined || pageType !== 'doc') return;
  tree.children.unshift({ type: 'heading', depth: 1, children: [{ type: 'text', value: title }] });
}

function readTitle(headings: Headings, context: CompileContext): string {
  const title = context.frontmatter.title ?? headings.title ?? '';
  if (title === '' && !hasErrors(context.collector.diagnostics)) {
    const hint = 'Write a heading: # Title, or a title: in the frontmatter.';
    report(context, undefined, 'title is required', hint);
  }
  return title;
}

/** Reports search terms for a heading that the page does not have. */
function checkSectionKeywords(
  { sectionKeywords = {} }: SearchTerms,
  { toc }: Headings,
  context: CompileContext,
): void {
  for (const id of Object.keys(sectionKeywords)) {
    if (toc.some((entry) => entry.id === id)) continue;
    report(context, undefined, `sectionKeywords: no heading has the id "${id}"`);
  }
}

/** A fact of the option that the whole page is about. */
function findFact([introduction]: readonly SearchableSection[], name: string): string | undefined {
  return introduction?.facts.find(([own]) => own === name)?.[1];
}

/** The large outputs of a page, from its finished tree. */
function writeOutputs(
  tree: Root,
  title: string,
  terms: SearchTerms,
  page: PageSource,
  context: CompileContext,
): Pick<CompileResult, 'html' | 'text' | 'writeCopy'> {
  const { components, strings, origin, base } = context;
  const definitions = { ...components.islands, ...components.static };
  const sections = buildSections(tree, title, terms, definitions);
  const hast = toHtmlTree(tree, strings[page.lang] as EngineStrings);
  const html = toSegments(hast, context);
  const isBroken = hasErrors(context.collector.diagnostics);
  const writeCopy = (): MarkdownTemplate =>
    isBroken
      ? { title: '', text: '', instances: [] }
      : toMarkdownCopy(tree, title, origin + toHref(page.routePath, base));
  return { html, text: { sections }, writeCopy };
}

async function compile(
  page: PageSource,
  source: string,
  options: CompileOptions,
): Promise<CompileResult> {
  const { context, terms } = readPage(page, source, options);
  const tree = await transformFile(context);
  const headings = transformPage(tree, context);
  await runTransforms('finished', tree, context);
  await addComponentFiles(tree, options.components.static, context);
  if (options.fallbackHeadingTitle) addFallbackHeading(tree, headings, context);
  const title = readTitle(headings, context);
  checkSectionKeywords(terms, headings, context);
  const outputs = writeOutputs(tree, title, terms, page, context);
  const { diagnostics, links } = context.collector;
  const dependencies = [...context.collector.dependencies.values()];
  const defaultValue = findFact(outputs.text.sections, 'default');
  return {
    page: {
      source: page,
      fields: {
        title,
        toc: headings.toc,
        ...(defaultValue && { defaultValue }),
        frontmatter: context.frontmatter,
      },
      links,
      anchors: headings.anchors,
      dependencies,
      key: pageKey(options.cacheKey, page, source, dependencies),
      diagnostics,
    },
    ...outputs,
  };
}

/**
 * Compiles the Markdown of one page. Problems of the content are in `diagnostics`, except nesting
 * that exceeds the call stack: it is thrown as a `BuildError`.
 */
export async function compilePage(
  page: PageSource,
  source: string,
  options: CompileOptions,
): Promise<CompileResult> {
  try {
    return await compile(page, source, options);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = 'quotes, lists or elements are nested too deeply';
    const hint = 'Use fewer levels, on the page or in a file that it includes.';
    throw new BuildError([{ file: page.sourcePath, message, hint }]);
  }
}
