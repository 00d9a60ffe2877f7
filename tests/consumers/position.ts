import { SourceMap } from 'node:module';
import type { Page } from '@playwright/test';

/** A position in words: the source and its line, or the built file. */
function inWords(file: string, line: number): string {
  const [path = ''] = file.split('?');
  const source = /\bsrc[/\\](?:pkg[/\\])?([^/\\]+)$/.exec(path)?.[1];
  if (source) return `the position is in src/${source}, line ${line}`;
  const start = path.lastIndexOf('node_modules/');
  return `the position is in ${start < 0 ? 'the built application' : path.slice(start)}`;
}

/** The first frame of a stack; line and column count from 1. */
function readFirstFrame(stack: string) {
  const frame = stack.split('\n').find((line) => line.startsWith('    at ')) ?? '';
  const parts = frame
    .slice(frame.lastIndexOf(' ') + 1)
    .replace(/^\(|\)$/g, '')
    .split(':');
  const column = Number(parts.pop());
  const line = Number(parts.pop());
  return { file: parts.join(':'), line, column };
}

/** Whether what was seen is a stack, which the package with source maps returns. */
export function isStack(seen: string): boolean {
  return seen.startsWith('Error: located');
}

/** The position of a stack as it was printed. */
export function describeStack(stack: string): string {
  const { file, line } = readFirstFrame(stack);
  return file ? inWords(file, line) : 'the stack has no position';
}

/** The first position in the source or in the built file of a package that a failing test printed. */
export function describeFailure(output: string): string | undefined {
  const place = output.split(/[\s('"]/).find((word) => /\/(?:fail|dist\/index)\.js:\d/.test(word));
  const [name, rest = ''] = place?.split('.js:') ?? [];
  return name && inWords(`${name}.js`, Number.parseInt(rest, 10));
}

/** The position of a stack as the developer tools of a page show it. */
export async function describeInPage(page: Page, stack: string): Promise<string> {
  const { file: script, line, column } = readFirstFrame(stack);
  const session = await page.context().newCDPSession(page);
  const maps = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ url, sourceMapURL }) => {
    if (sourceMapURL) maps.set(url, sourceMapURL);
  });
  // Reports the scripts that the page has run before.
  await session.send('Debugger.enable');
  const map = maps.get(script) ?? '';
  const isData = map.startsWith('data:');
  // A module in a string keeps the comment of its file, which leads nowhere.
  if (!isData && !(map && script.startsWith('http'))) return describeStack(stack);
  const url = isData ? map : new URL(map, script).href;
  const response = await fetch(url);
  if (!response.ok) return describeStack(stack);
  const entry = new SourceMap(await response.json()).findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return describeStack(stack);
  const { originalSource, originalLine } = entry;
  const base = isData ? script : url;
  const source = URL.canParse(originalSource, base)
    ? new URL(originalSource, base).href
    : originalSource;
  return inWords(source, originalLine + 1);
}
