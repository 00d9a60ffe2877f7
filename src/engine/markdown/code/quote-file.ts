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
  const mark = commentSyntax[lang] ?? ((text: string) => `// ${text}`);
  return mark('…');
}

/** Without the empty one behind the last line end. */
export function splitLines(content: string): string[] {
  const lines = content.replace(/\r\n/g, '\n').split('\n');
  while (lines.length > 1 && lines.at(-1) === '') lines.pop();
  return lines;
}

/**
 * The lines of a file that a page quotes. Stretches left out between them,
 * before them or after them stand as one line each.
 * `undefined` when a line does not exist.
 */
export function quoteLines(
  content: string,
  lines: string | undefined,
  lang: string,
): string | undefined {
  const all = splitLines(content);
  if (lines === undefined) return all.join('\n');
  const wanted = parseRanges(lines);
  if (!wanted || wanted.some((line) => line < 1 || line > all.length)) return undefined;
  const quoted: string[] = [];
  let previous = 0;
  for (const line of wanted) {
    if (line !== previous + 1) quoted.push(ellipsisComment(lang));
    quoted.push(all[line - 1] ?? '');
    previous = line;
  }
  if (previous < all.length) quoted.push(ellipsisComment(lang));
  return quoted.join('\n');
}
