type Match = RegExpExecArray;
type Text = string | ((match: Match) => string);

/** Syntax that has no effect, in the text that it would leave on the page. */
export type SyntaxRule = {
  pattern: RegExp;
  /** Default: that it has no effect. */
  message?: Text;
  hint: Text;
  /** Whether headings are exempt. */
  isTextOnly?: boolean;
};

/** Stands for each character that is no text in `readText`, such as code. */
export const objectReplacement = '\uFFFC';

/** What a message quotes: one line, and no more than is needed to find it. */
export function quote(text: string): string {
  const line = text.trim().replaceAll('\n', ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

export const orEscape = (sign: string) => `or write \\${sign} for a plain ${sign}`;

/** What a rule says of a match. */
export function explain({ message, hint }: SyntaxRule, match: Match): [string, string] {
  const write = (text: Text): string => (typeof text === 'string' ? text : text(match));
  return [write(message ?? `${match[0]} has no effect`), write(hint)];
}

const quoteHint =
  'Quote a file by ```ts file="path/from/the/root.ts", and ``` on its own line below.';
/** How to include a file. */
export const partialHint =
  "Write import Note from '../shared/note.mdx' at the top of an .mdx file, and <Note /> here.";
const containerHint = 'Write :::note Title, and ::: on its own line below.';

/** Comments that include a file, in VitePress and VuePress. */
export const includeComment = /^<!--\s*@?include\b.*/i;

/** What a list that was typed or pasted starts with, apart from the signs of Markdown. */
const listSign =
  '(?:\\d+[、．]|[（(]\\d+[)）]|\\d+\\.(?=\\p{L})|[①-⑳–—→✓✔✗✘☐☑]|[-*](?=\\p{L})|o[ \\t]{2,})';

/**
 * Syntax of other generators and editors. What cannot be told from prose is not in the list: `(c)`
 * and `(r)` are items of a list as well, `--` is an option, `[@name]` a package, `#name` a channel,
 * `key:: value` and `\(x\)` plain text.
 */
export const foreignSyntax: readonly SyntaxRule[] = [
  { pattern: /^[> \t]*<{3} ?[\w@./~]\S*/gm, hint: quoteHint },
  {
    pattern: /^[> \t]*(?:-+8<-+.*|@include ?\(.*)/gm,
    hint: `${partialHint} For code, write \`\`\`ts file="…".`,
  },
  {
    // Liquid, Jinja, Hugo, Vue, and mdBook.
    pattern: /\{%[^{}\n]*%\}|\{#[ -][^{}\n]*#\}|\{\{[^{}\n]*\}\}|<%[^<>\n]*%>/g,
    hint: `Write the text itself, or a component; ${orEscape('{')}.`,
  },
  { pattern: /\{@[a-z]+[: ][^{}\n]*\}/gi, hint: `Write [text](/path); ${orEscape('{')}.` },
  {
    pattern: /^[> \t]*([:：]{2}(?![:：])[ \t]*(?:note|tip|info|warning|danger|details)\b)/gim,
    message: ([, sign]) => `${sign} starts no container`,
    hint: containerHint,
  },
  {
    // Directives in a line of their own, unlike pseudo-elements of CSS, and within text.
    pattern:
      /^[> \t]*::(?!before|after|marker|selection|backdrop|part|slotted)[a-z][\w-]*(?:\[[^[\]\n]*\])?(?:\{[^{}\n]*\})?[ \t]*$|(?<![\w:]):[a-z][\w-]*(?:\[[^[\]\n]+\]|\{[^{}\n]*\})/gim,
    hint: `Write the text itself, or a component; ${orEscape(':')}.`,
  },
  {
    // Attributes of kramdown, Pandoc, Python-Markdown, and markdown-it-attrs.
    pattern:
      /\{(?::?[ \t]*[#.][\w-]+[ \t]+[#.\w-][^{}\n]*|:?[ \t]*\.[\w-]+[ \t]*|::?[ \t]*[\w#.-][^{}\n]*|[ \t]*[\w-]+=["'\w][^{}\n]*)\}/g,
    hint: `Remove it: only headings have an id, \\{#id}, and nothing has a class; ${orEscape('{')}.`,
  },
  {
    pattern: /\{#[\w-]+\}/g,
    hint: `Remove it: only headings have an id; ${orEscape('{')}.`,
    isTextOnly: true,
  },
  {
    pattern: /\{\p{Script=Han}+\|[^{}\n]+\}/gu,
    hint: `Write the reading in parentheses; ${orEscape('{')}.`,
  },
  {
    pattern: /^[> \t]*(?:!{3}|\?{3})[+-]? ?[a-z]+/gm,
    message: ([sign]) => `${sign} starts no container`,
    hint: ([sign]) =>
      sign.includes('?') ? 'Write :::details Title, and ::: on its own line below.' : containerHint,
  },
  {
    pattern: /^[> \t]*[!?]> \S/gm,
    message: ([sign]) => `${sign.slice(0, 2)} starts no container`,
    hint: containerHint,
  },
  {
    pattern: /^[> \t]*={3}[!+]? ["“][^"”\n]*["”]?/gm,
    message: ([sign]) => `${sign} starts no tab`,
    hint: 'Write <Tabs>, and <Tab label="…"> … </Tab> for each tab, in an .mdx file.',
  },
  {
    pattern: /^[> \t]*\.\. [a-z][\w-]*::|:[a-z][\w:-]*:(?=\uFFFC)/gim,
    hint: 'Write [text](/path), or a container: :::note Title.',
  },
  {
    pattern: /^[> \t]*#\+[a-z_]+:?/gim,
    hint: 'Write ```ts before code, and ``` on its own line below; fields are in the frontmatter.',
  },
  {
    pattern: /^[> \t]*\+{3}$/gm,
    hint: 'Write the fields as YAML between two lines of ---, at the top of the file.',
  },
  {
    pattern:
      /^[> \t]*(?:import\s(?:.*\sfrom\s)?\s*["'][^"'\n]+["'];?[ \t]*$|export (?:const|let|function) \w+ ?[=(])/gm,
    message: ([statement]) => `${statement} has no effect here`,
    hint: 'Write imports at the top of an .mdx file; only partials can be imported.',
  },
  {
    pattern: /^[> \t]*\*\[[^[\]\n]+\]:/gm,
    message: ([sign]) => `${sign} is no abbreviation`,
    hint: 'Write <abbr title="long form">short form</abbr> in an .mdx file.',
  },
  {
    pattern: /^[> \t]*:[ \t]+\S/gm,
    message: ': starts no definition',
    hint: `Write a list: - **Term**: definition; ${orEscape(':')}.`,
  },
  {
    pattern: /\^\[[^[\]\n]+\]/g,
    message: ([note]) => `${note} is no footnote`,
    hint: `Write [^1], and in a paragraph of its own [^1]: …; ${orEscape('^')}.`,
  },
  {
    pattern: /\^[\p{L}\p{N}][^\s^\uFFFC]*\^(?!\^)/gu,
    message: ([text]) => `${text} is not raised`,
    hint: ([text]) => `Write <sup>${text.slice(1, -1)}</sup> in an .mdx file; ${orEscape('^')}.`,
  },
  {
    pattern: /\^(?<=\S[ \t]\^)[\da-f]{6}$/gm,
    hint: `Write an id behind a heading, \\{#id}; ${orEscape('^')}.`,
  },
  {
    pattern: /(?<![\w+])\+\+(?=[^\s+])[^\n+]*(?:\+[^\n+]+)*(?<=\S)\+\+(?![\w+])/g,
    message: ([text]) => `${text} is neither inserted text nor a key`,
    hint: `Write <kbd>Ctrl</kbd> for a key, or **text**; ${orEscape('+')}.`,
  },
  {
    pattern: /(?<![\w%])%%(?!%)[^%]+%%(?![\w%])|^[> \t]*%%[ \t]*$/gm,
    message: '%% starts no comment',
    hint: `Write {/* comment */}, in .md files <!-- comment -->; ${orEscape('%')}.`,
  },
  {
    pattern: /(?<![|\w])\|\|(?=[^\s|])[^|\n]*(?<=\S)\|\|(?![|\w])|>!\S[^<>\n]*!</g,
    message: ([text]) => `${text} hides nothing`,
    hint: `Write :::details Title, and ::: on its own line below; ${orEscape('|')}.`,
  },
  {
    pattern: /(?<![\w$\\])\$(?=[^\s$\d{])[^$\n\uFFFC]*(?<=\S)\$(?![\w$])/g,
    message: ([formula]) => `${formula} is no formula`,
    hint: `Write the formula as an image, or as \`code\`; ${orEscape('$')}.`,
  },
  {
    pattern: /\[([a-z]+)(?:[ =][^[\]\n]*)?\][^[\]\n]*\[\/\1\]/gi,
    hint: `Write **bold**, [text](/path), or a component; ${orEscape('[')}.`,
  },
  {
    pattern: /^[> \t]*'{3}[^'\n]+'{3}/gm,
    message: ([text]) => `${text} is not bold`,
    hint: 'Write **text**.',
  },
  {
    pattern: /^[> \t]*={2,6}[ \t]+\S/gm,
    message: '== starts no heading',
    hint: `Write ## and a space at the start of a line; ${orEscape('=')}.`,
  },
  {
    pattern: /\([^()[\]\n]+\)\[(?:\/|\.{1,2}\/|https?:)[^[\]\n]*\]/g,
    message: ([link]) => `${link} is not a link`,
    hint: 'Write [text](/path): first the text in brackets, then the path in parentheses.',
  },
  {
    pattern: /^[> \t]*(?:[-*+]|\d+[.)])[\u00a0\u3000]+\S/gm,
    message: ([sign]) => `${sign.slice(0, -1).trim()} starts no list`,
    hint: 'Write a plain space behind it: the one there is another character.',
  },
  {
    // Two lines, because one is a number or a dash in a sentence.
    pattern: new RegExp(`^[> \\t]*${listSign}.*\\n[> \\t]*${listSign}.*(?:\\n.*)*`, 'gmu'),
    message: ([lines]) =>
      `${new RegExp(`^${listSign}`, 'u').exec(lines)?.[0].trim()} starts no list`,
    hint: 'Write - or 1. and a space at the start of each line.',
  },
  {
    pattern: /^[> \t]*[├└│].*(?:\n.*)*/gm,
    message: ([lines]) => `${lines.charAt(0)} starts no tree`,
    hint: 'Write ```txt before the lines, and ``` on its own line below.',
  },
  {
    pattern: /^[> \t]*[^\s\t][^\t\n]*\t.*\n[> \t]*[^\s\t][^\t\n]*\t.*(?:\n.*)*/gm,
    message: 'tabs make no table',
    hint: 'Write | a | b |, and | --- | --- | below the first line.',
  },
  {
    pattern: /^[> \t]*\$ (?=[a-z])/gm,
    message: '$ starts no command',
    hint: `Write \`\`\`sh before commands, and \`\`\` on its own line below; ${orEscape('$')}.`,
  },
  {
    pattern: /^[> \t]*(?:[－—]{3,}|={3,})$/gm,
    message: ([sign]) => `${sign} is no line between paragraphs`,
    hint: 'Write --- between blank lines.',
  },
  {
    pattern: /&[a-z][a-z\d]*;/gi,
    message: ([name]) => `${name} is no character`,
    hint: `Write the character itself; ${orEscape('&')}.`,
  },
];

/** The syntax of another generator that an error of the parser is about: what contains its place. */
export function findForeignSyntax(
  line: string,
  column: number,
): { column: number; message: string; hint: string } | undefined {
  for (const rule of foreignSyntax) {
    if (rule.isTextOnly) continue;
    for (const match of line.matchAll(rule.pattern)) {
      const start = match.index + (/^[> \t]*/.exec(match[0])?.[0].length ?? 0);
      if (column <= start || column > match.index + match[0].length + 1) continue;
      match[0] = quote(match[0]);
      const [message, hint] = explain(rule, match);
      return { column: start + 1, message, hint };
    }
  }
  return undefined;
}
