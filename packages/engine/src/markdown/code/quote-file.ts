import { parseRanges } from './code-meta.ts';

/** Languages by the form of their comments, other than `// …`. JSON and output have none. */
const commentForms: [form: string, languages: string][] = [
  [
    '# …',
    'sh bash shell zsh fish powershell ps1 yaml yml toml python py ruby rb perl r make makefile docker dockerfile nix elixir graphql nginx dotenv properties',
  ],
  ['-- …', 'sql lua haskell hs'],
  ['; …', 'ini asm'],
  ['<!-- … -->', 'html vue svelte astro xml svg md markdown'],
  ['{/* … */}', 'mdx'],
  ['/* … */', 'css'],
  ['…', 'txt text plain json console shellsession log diff csv'],
];

const comments = new Map(
  commentForms.flatMap(([form, languages]) =>
    languages.split(' ').map((language) => [language, form] as const),
  ),
);

function ellipsisComment(lang: string): string {
  return comments.get(lang) ?? '// …';
}

/** Splits a file into lines, without empty lines at the end. */
export function splitLines(content: string): string[] {
  const lines = content.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
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
