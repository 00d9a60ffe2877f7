import { toString as textOf } from 'mdast-util-to-string';
import { parseFrontmatter, splitFrontmatter } from '../content/frontmatter.ts';
import { parsePlainMarkdown } from '../markdown/parse/parse.ts';

/** The lines that stand in no fenced code block. */
function* listTextLines(text: string): Generator<string> {
  let fence = '';
  for (const line of text.split('\n')) {
    if (fence !== '') {
      if (line.startsWith(fence)) fence = '';
      continue;
    }
    fence = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? '';
    if (fence === '') yield line;
  }
}

function findHeading(body: string): string {
  for (const line of listTextLines(body)) {
    const heading = /^#[ \t]+(\S.*)/.exec(line)?.[1];
    if (heading !== undefined) return heading.trimEnd();
  }
  return '';
}

/** Signs that a heading can have besides its text. */
const sign = /[\\`*_~[&<]/;

/** The text of a heading. Most have no signs, and to parse each would take as long as all the rest. */
function plainText(heading: string): string {
  const text = heading.replace(/\\?\{#[^{}]*\}$/, '').trimEnd();
  return sign.test(text) ? textOf(parsePlainMarkdown(text)) : text;
}

/** What the frontmatter says, where it may say something of this. Faults are told when the page is compiled. */
function readFields(yaml: string): { title?: string; date?: string } {
  return /^(?:title|date):/m.test(yaml) ? parseFrontmatter(yaml, '').frontmatter : {};
}

/**
 * The title and the date of a page without compiling it: `title` of the frontmatter, else the
 * first `# heading`. The dev server needs those of all pages at once.
 */
export function readTitle(source: string): { title: string; date: string | undefined } {
  const { yaml, body } = splitFrontmatter(source);
  const { title, date } = readFields(yaml);
  return { title: title ?? plainText(findHeading(body)), date };
}
