import { isBuiltin } from 'node:module';
import type { Advice, Problem, ProjectFiles } from '../protocol.ts';
import { configFile } from './config/limits.ts';
import { isAvailablePlugin } from './plugins.ts';

/** Nobody reads more of them. */
const maxProblems = 100;
/** A frame can quote a minified file, which is one line. */
const maxLine = 1000;

type Place = { file: string; line: number; column: number };

/** Of each file, the lines of its text. */
class Sources {
  /** The longest first: `src/index.ts` also ends with `index.ts`. */
  #paths: string[];
  #files: ProjectFiles;
  #lines = new Map<string, string[]>();

  constructor(files: ProjectFiles) {
    this.#files = files;
    this.#paths = Object.keys(files)
      .filter((path) => !path.startsWith('node_modules/'))
      .sort((a, b) => b.length - a.length);
  }

  linesOf(file: string): string[] {
    const lines = this.#lines.get(file) ?? String(this.#files[file]).split('\n');
    this.#lines.set(file, lines);
    return lines;
  }

  /** `src/index.ts:3:5`, behind `./`, `/project/` or other words. */
  findPlace(text: string): Place | undefined {
    for (const { 0: position, 1: line, 2: column, index } of text.matchAll(/:(\d+):(\d+)/g)) {
      if (position.length > 20) continue;
      const before = text.slice(0, index);
      const file = this.#paths.find(
        (path) => before.endsWith(path) && /^[\s/"'`([]?$/.test(before.at(-1 - path.length) ?? ''),
      );
      if (file) return { file, line: Number(line), column: Number(column) };
    }
    return undefined;
  }
}

/** The marked line in a frame around code; loaders before it may have changed the text. */
function findInFrame(block: string[], source: string[]): Omit<Place, 'file'> | undefined {
  const head = block.findIndex((text) => /[╭,]─\[\d+:\d+\]/.test(text));
  const [, line = 0, column = 0] = /\[(\d+):(\d+)\]/.exec(block[head] ?? '')?.map(Number) ?? [];
  const isSame = block.slice(head + 1).some((text) => {
    const [, number, code] = /^\s*(\d+) │ ?(.*)$/.exec(text) ?? [];
    return (
      Number(number) === line && code?.trimEnd() === source[line - 1]?.slice(0, maxLine).trimEnd()
    );
  });
  return isSame ? { line, column: column + 1 } : undefined;
}

/** `(line 4, column 10)` in messages of Less. */
function findInWords(block: string[]): Omit<Place, 'file'> | undefined {
  const [, line, column] = /\(line (\d+), column (\d+)\)$/.exec(block.at(-1) ?? '') ?? [];
  return line === undefined ? undefined : { line: Number(line), column: Number(column) };
}

/** Where a file names what cannot be resolved. */
function findRequest(request: string, source: string[]): Omit<Place, 'file'> | undefined {
  const names = [`'${request}'`, `"${request}"`];
  const index = source.findIndex((text) => names.some((name) => text.includes(name)));
  if (index < 0) return undefined;
  const columns = names.map((name) => source[index]?.indexOf(name) ?? -1);
  return { line: index + 1, column: Math.max(...columns) + 1 };
}

/** What the innermost cause says. */
function findCause(block: string[]): string {
  const causes = block.map((text) => /^\s*(?:[├╰]─▶ +)?× (.+)$/.exec(text)?.[1]).filter(Boolean);
  const told = block.map((text) => text.replace(/^[\s│]+/, '')).filter(Boolean);
  const isEmpty = block.some((text) => /×$/.test(text.trimEnd()));
  const words = told.findIndex((text) => text.startsWith('Error in '));
  return (isEmpty && words > 0 ? told[words - 1] : causes.at(-1)) ?? told[0] ?? '';
}

const requestPattern = /Can't resolve '([^']+)'/;

function advise(text: string): Advice | undefined {
  const [, plugin] = /use "(@rsbuild\/plugin-[\w-]+)"/.exec(text) ?? [];
  if (plugin && !isAvailablePlugin(plugin)) return { about: 'plugin', name: plugin };
  const [, loader] = /Unable to resolve loader \S*?([\w-]+-loader)\b/.exec(text) ?? [];
  if (loader) return { about: 'loader', name: loader };
  const [, request = ''] = requestPattern.exec(text) ?? [];
  const [name] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(request) ?? [];
  return name && !isBuiltin(request) ? { about: 'package', name } : undefined;
}

/** An error of Rspack: `File: ./src/index.ts:1:1`, its causes, and a frame. */
function readBlock(block: string[], sources: Sources): Problem[] {
  const place = sources.findPlace(block[0] ?? '');
  if (!place) return [];
  const source = sources.linesOf(place.file);
  const end = block.findIndex((text) => text.startsWith('Import traces'));
  const own = block.slice(1, end < 0 ? undefined : end).filter((text) => text.trim());
  const text = own.join('\n');
  const [, request] = requestPattern.exec(text) ?? [];
  const found =
    request === undefined
      ? (findInFrame(own, source) ?? findInWords(own))
      : findRequest(request, source);
  const advice = advise(text);
  return [{ message: findCause(own), ...place, ...found, ...(advice && { advice }) }];
}

/** A line of another tool, such as `[tsc] src/index.ts:3:5 - TS2322: …`. */
function readLine(line: string, sources: Sources): Problem[] {
  if (line.includes('@microsoft/api-extractor is required')) {
    const advice = { about: 'bundledTypes', name: '@microsoft/api-extractor' } as const;
    return [{ message: line.replace(/^error +/, ''), file: configFile, advice }];
  }
  const place = sources.findPlace(line);
  return place ? [{ message: line.trim(), ...place }] : [];
}

/** Problems in the log that lead to a file of the project. */
export function findProblems(log: string, files: ProjectFiles): Problem[] {
  const sources = new Sources(files);
  const lines = log.split('\n').map((line) => line.slice(0, maxLine));
  const problems = new Map<string, Problem>();
  for (let index = 0; index < lines.length && problems.size < maxProblems; index++) {
    const line = lines[index] ?? '';
    let found: Problem[];
    if (line.startsWith('File: ')) {
      const start = index;
      while (
        index + 1 < lines.length &&
        lines[index + 1] &&
        !lines[index + 1]?.startsWith('File: ')
      )
        index++;
      found = readBlock(lines.slice(start, index + 1), sources);
    } else found = readLine(line, sources);
    for (const problem of found) problems.set(JSON.stringify(problem), problem);
  }
  return [...problems.values()];
}
