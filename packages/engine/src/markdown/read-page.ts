import type { SearchTerms } from '../config/schemas/frontmatter.ts';
import type { PageSource } from '../content/discover.ts';
import {
  checkFrontmatterMarks,
  parseFrontmatter,
  splitFrontmatter,
} from '../content/frontmatter.ts';
import { type CompileContext, createCollector } from './compile-context.ts';
import type { CompileOptions } from './compile-options.ts';

type ReadPage = { context: CompileContext; terms: SearchTerms };

/** Splits a source into frontmatter and the text that the other steps work on. */
export function readPage(page: PageSource, source: string, options: CompileOptions): ReadPage {
  const { sourcePath, lang } = page;
  const { yaml, body, bodyLine } = splitFrontmatter(source);
  const { frontmatter: fields, diagnostics } = parseFrontmatter(
    yaml,
    sourcePath,
    options.frontmatterSchema,
  );
  const { keywords = [], sectionKeywords = {}, ...frontmatter } = fields;
  const collector = createCollector();
  collector.diagnostics.push(...checkFrontmatterMarks(source, sourcePath), ...diagnostics);
  const context: CompileContext = {
    ...options,
    path: sourcePath,
    source: '\n'.repeat(bodyLine) + body,
    lang,
    frontmatter,
    hasZoom: frontmatter.globalUIComponents !== false,
    includedFrom: [],
    collector,
  };
  return { context, terms: { keywords, sectionKeywords } };
}
