import { toString as textOf } from 'mdast-util-to-string';
import { parseFrontmatter, splitFrontmatter } from '../content/frontmatter.ts';
import { linesOfText, parsePlainMarkdown } from '../markdown/parse/parse.ts';

function findHeading(body: string): string {
  for (const [, line] of linesOfText(body)) {
    const heading = /^#[ \t]+(\S.*)/.exec(line)?.[1];
    if (heading !== undefined) return heading.trimEnd();
  }
  return '';
}

/** Markup characters in a heading. */
const sign = /[\\`*_~[&<]/;

/** Text of a heading. Most have no markup, and parsing each would take as long as everything else. */
function plainText(heading: string): string {
  const text = heading.replace(/\\?\{#[^{}]*\}$/, '').trimEnd();
  return sign.test(text) ? textOf(parsePlainMarkdown(text)) : text;
}

/** Title and date in the frontmatter. Its problems are reported when the page is compiled. */
function readFields(yaml: string): { title?: string; date?: string } {
  return /^(?:title|date):/m.test(yaml) ? parseFrontmatter(yaml, '').frontmatter : {};
}

/**
 * Reads title and date of a page without compiling it: `title` of the frontmatter, else the first
 * `# heading`. The dev server needs those of all pages at once.
 */
export function readTitle(source: string): { title: string; date: string | undefined } {
  const { yaml, body } = splitFrontmatter(source);
  const { title, date } = readFields(yaml);
  return { title: title ?? plainText(findHeading(body)), date };
}
