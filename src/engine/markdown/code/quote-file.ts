import { ownValue } from '#contract/own-value.ts';
import { parseRanges } from './code-meta.ts';

const commentSyntax: Record<string, (text: string) => string> = {
  sh: (text) => `# ${text}`,
  yaml: (text) => `# ${text}`,
  toml: (text) => `# ${text}`,
  html: (text) => `<!-- ${text} -->`,
  vue: (text) => `<!-- ${text} -->`,
  css: (text) => `/* ${text} */`,
  txt: (text) => text,
};

function ellipsisComment(lang: string): string {
  const comment = ownValue(commentSyntax, lang) ?? ((text: string) => `// ${text}`);
  return comment('…');
}

/** Splits a file into lines, without empty lines at the end. */
export function splitLines(content: string): string[] {
  const lines = content.replace(/\r\n/g, '\n').split('\n');
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * Quotes lines of a file. Each omitted range is replaced by a comment with an ellipsis.
 * `undefined` if a line does not exist.
 */
export function quoteLines(
  content: string,
  lines: string | undefined,
  lang: string,
): string | undefined {
  const all = splitLines(content);
  if (lines === undefined) return all.join('\n');
  const numbers = parseRanges(lines);
  if (!numbers || numbers.some((line) => line < 1 || line > all.length)) return undefined;
  const quoted: string[] = [];
  let previous = 0;
  for (const line of numbers) {
    if (line !== previous + 1) quoted.push(ellipsisComment(lang));
    quoted.push(all[line - 1] ?? '');
    previous = line;
  }
  if (previous < all.length) quoted.push(ellipsisComment(lang));
  return quoted.join('\n');
}
