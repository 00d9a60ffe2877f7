import { isOwnFile } from '../project-path.ts';
import type { ProjectFiles } from '../protocol.ts';

const fence = /^(`{3,}|~{3,})(.*)$/;
/** A path with an extension. */
const path = String.raw`[\w@.~[\]()-][\w@.~[\]()/+-]*\.\w+`;
/** Lines that name the file that follows, in the comments of languages and as tools print them. */
const markers = [
  `// *(?:file(?:name)?: *)?(${path})`,
  `# *(?:file(?:name)?: *)?(${path})`,
  String.raw`/\* *(${path}) *\*/`,
  `<!-- *(${path}) *-->`,
  `[-=]{2,} *(${path})(?: *[-=]{2,})?`,
].map((pattern) => new RegExp(`^${pattern}$`));
/** Before a fence: a heading, bold text, or the path alone; or code at the end of a sentence. */
const caption = new RegExp(`^(?:#+ +)?[*_]*\`?(${path})\`?[*_]*:?$`);
const captionInText = new RegExp(`\`(${path})\`[^\`]*$`);
/** Behind a fence: \`ts src/index.ts\` and \`ts title="src/index.ts"\`. */
const info = new RegExp(`(?:^|[ ="'])(${path})(?:["' ]|$)`);

const read = (pattern: RegExp, line: string): string | undefined => pattern.exec(line.trim())?.[1];

function readMarker(line: string): string | undefined {
  return markers.map((marker) => read(marker, line)).find(Boolean);
}

type Section = {
  path: string | undefined;
  /** Of a fence. */
  language?: string | undefined;
  lines: string[];
};

/** Code blocks of Markdown with the names of their files. */
function splitFences(lines: string[]): Section[] {
  const sections: Section[] = [];
  let open: { mark: string; section: Section } | undefined;
  let before = '';
  for (const line of lines) {
    const [, mark = '', rest = ''] = fence.exec(line) ?? [];
    if (open) {
      if (line.trimEnd() === open.mark) open = undefined;
      else open.section.lines.push(line);
    } else if (mark) {
      const named = read(info, rest) ?? read(caption, before) ?? read(captionInText, before);
      const section = { path: named, language: rest.trim().split(/\s/)[0], lines: [] };
      sections.push(section);
      open = { mark, section };
      before = '';
    } else if (line.trim()) before = line;
  }
  return sections;
}

/** Texts behind lines that name a file. */
function splitMarkers(lines: string[]): Section[] {
  const sections: Section[] = [{ path: undefined, lines: [] }];
  for (const line of lines) {
    const path = readMarker(line);
    if (path) sections.push({ path, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections.filter(({ path, lines }) => path || lines.some((line) => line.trim()));
}

const byLanguage = new Map([
  ['css', 'src/index.css'],
  ['json', 'tsconfig.json'],
  ['jsonc', 'tsconfig.json'],
  ['js', 'src/index.js'],
  ['javascript', 'src/index.js'],
  ['jsx', 'src/index.jsx'],
  ['tsx', 'src/index.tsx'],
]);

/** The path of a text that has no name. */
function guessPath(text: string, language = ''): string {
  if (/^\s*\{[\s\S]*"(?:name|version|exports|scripts)"\s*:/.test(text)) return 'package.json';
  if (/from ['"]@rslib\/core['"]/.test(text)) return 'rslib.config.ts';
  const known = byLanguage.get(language);
  if (known) return known;
  return /<\/?\w+[^<]*\/?>\s*[;)]|return\s*\(?\s*</.test(text) ? 'src/index.tsx' : 'src/index.ts';
}

/** A block names its file in its first line, too. */
function nameSection({ path, language, lines }: Section): [path: string, text: string] {
  const [first = '', ...rest] = lines;
  const named = path ?? readMarker(first);
  const body = path || !named ? lines : rest;
  const text = `${body.join('\n').trim()}\n`;
  return [named ?? guessPath(text, language), text];
}

/** Another file of the same name gets a number, so that none is lost. */
function findFreePath(path: string, files: ReadonlyMap<string, string>, number = 2): string {
  if (!files.has(path)) return path;
  const numbered = path.replace(/(?=\.\w+$)/, `-${number}`);
  return files.has(numbered) ? findFreePath(path, files, number + 1) : numbered;
}

/**
 * Files of a text in which lines such as `// src/index.ts`, or the code blocks of Markdown, name
 * them. A text without names is one file.
 */
export function splitPasted(text: string): ProjectFiles {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const hasFences = lines.filter((line) => fence.test(line)).length > 1;
  const sections = hasFences ? splitFences(lines) : splitMarkers(lines);
  const files = new Map<string, string>();
  for (const [named, contents] of sections.map(nameSection)) {
    const path = findFreePath(named.replace(/^\.\//, ''), files);
    if (isOwnFile(path)) files.set(path, contents);
  }
  return Object.fromEntries(files);
}
