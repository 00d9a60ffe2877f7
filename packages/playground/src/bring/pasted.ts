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
/** Before a fence: a heading, bold text, code, or the path alone. */
const caption = new RegExp(`^(?:#+ +)?[*_]*\`?(${path})\`?[*_]*:?$`);
/** Behind a fence: \`ts src/index.ts\` and \`ts title="src/index.ts"\`. */
const info = new RegExp(`(?:^|[ ="'])(${path})(?:["' ]|$)`);

const read = (pattern: RegExp, line: string): string | undefined => pattern.exec(line.trim())?.[1];

function readMarker(line: string): string | undefined {
  return markers.map((marker) => read(marker, line)).find(Boolean);
}

type Section = { path: string | undefined; lines: string[] };

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
      const section = { path: read(info, rest) ?? read(caption, before), lines: [] };
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

/** The path of a text that has no name. */
function guessPath(text: string): string {
  if (/^\s*\{[\s\S]*"(?:name|version|exports|scripts)"\s*:/.test(text)) return 'package.json';
  if (/from ['"]@rslib\/core['"]/.test(text)) return 'rslib.config.ts';
  return /<\/?\w+[^<]*\/?>\s*[;)]|return\s*\(?\s*</.test(text) ? 'src/index.tsx' : 'src/index.ts';
}

/** A block names its file in its first line, too. */
function nameSection({ path, lines }: Section): [path: string, text: string] {
  const [first = '', ...rest] = lines;
  const named = path ?? readMarker(first);
  const body = path || !named ? lines : rest;
  const text = `${body.join('\n').trim()}\n`;
  return [named ?? guessPath(text), text];
}

/**
 * Files of a text in which lines such as `// src/index.ts`, or the code blocks of Markdown, name
 * them. A text without names is one file.
 */
export function splitPasted(text: string): ProjectFiles {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const hasFences = lines.filter((line) => fence.test(line)).length > 1;
  const sections = hasFences ? splitFences(lines) : splitMarkers(lines);
  const files = sections.map(nameSection).map(([path, text]) => [path.replace(/^\.\//, ''), text]);
  return Object.fromEntries(files.filter(([path]) => isOwnFile(path as string)));
}
