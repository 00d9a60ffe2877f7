import { splitFrontmatter } from './frontmatter.ts';

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

/**
 * The title of a page without compiling it: `title` of the frontmatter, else the
 * first `# heading`. The dev server needs the titles of all pages at once.
 */
export function readTitle(source: string): string {
  const { yaml, body } = splitFrontmatter(source);
  const own = /^title:[ \t]*(\S.*)/m.exec(yaml)?.[1]?.trimEnd();
  if (own) return own.replace(/^(['"])(.*)\1$/, '$2');
  return findHeading(body)
    .replace(/\\?\{#[^{}]*\}$/, '')
    .trimEnd()
    .replace(/[`*]|\\(?=[<{])/g, '');
}

/** The `date` of a page without compiling it. */
export function readDate(source: string): string | undefined {
  const value = /^date:[ \t]*(\S+)/m.exec(splitFrontmatter(source).yaml)?.[1];
  return value?.replace(/^(['"])(.*)\1$/, '$2');
}
