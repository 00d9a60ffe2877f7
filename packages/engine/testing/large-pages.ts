/** Each is repeated: what a step with a loop in a loop would take long for. */
const units: Record<string, string> = {
  'code blocks': '```txt\na\n```\n\n',
  callouts: ':::tip A `b`\na\n:::\n\n',
  colons: ':::\n',
  'names behind colons': 'a:b[c] ',
  emoji: ':a:',
  definitions: ': a\n',
  entities: '&a;',
  'pasted lists': '— a\n',
  'cells of a spreadsheet': 'a\tb\n',
  'bare URLs': 'https://a.test，b ',
  headings: '## a\n\n',
  lists: '- a\n',
  rules: '---\n\n',
  tables: '| a |\n| - |\n| b |\n\n',
  'inline code': '`a` ',
  links: '[a](/b) ',
  footnotes: '[^1] ',
  'Chinese lines': '中文\n',
  brackets: '[',
  spaces: ' ',
  'one word': 'a',
};

/** The native parser takes four times as long for twice as many of these. */
const slowUnits: Record<string, string> = {
  tags: '<kbd>a</kbd> ',
  fragments: '<>a</>\n\n',
  comments: '{/* a */} ',
};

/** A long part between others, by what it could be taken for. */
const inner: Record<string, string> = {
  'spaces in a row of a table': `| -${repeat(' ')}a`,
  'spaces behind a fence of dots': `···${repeat(' ')}!`,
  'names in a prompt': `\`\`\`sh\na@${repeat('b')} c\n\`\`\``,
};

const line = 'function a(b){return b+1};var c="d";';
const languages = ['ts', 'json', 'html', 'css', 'sh', 'yaml', 'diff', 'vue'];

/** Pages of 100 KB, or 50 KB of slow units, by what they consist of. */
export const largePages: [name: string, source: string][] = [
  ...Object.entries(units).map(([name, unit]): [string, string] => [
    name,
    `# Title\n\n${repeat(unit)}`,
  ]),
  ...Object.entries(slowUnits).map(([name, unit]): [string, string] => [
    name,
    `# Title\n\n${repeat(unit, 50_000)}`,
  ]),
  ...Object.entries(inner).map(([name, part]): [string, string] => [name, `# Title\n\n${part}`]),
  ...languages.map((lang): [string, string] => [
    `a line of ${lang}`,
    `# Title\n\n\`\`\`${lang}\n${repeat(line)}\n\`\`\``,
  ]),
];

function repeat(unit: string, size = 100_000): string {
  return unit.repeat(Math.ceil(size / unit.length));
}
