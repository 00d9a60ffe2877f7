import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { websiteRoot } from '../roots.ts';
import type { OptionPage } from './option-pages.ts';

/** The configs of all samples. */
export async function readSampleConfigs(): Promise<string[]> {
  const folder = join(websiteRoot, 'examples');
  const files = await readdir(folder, { recursive: true });
  const configs = files.filter((file) => /^[\w-]+\/rslib\.config\.[\w.-]*ts$/.test(file));
  return Promise.all(configs.map((file) => readFile(join(folder, file), 'utf8')));
}

/** Code of a diff before and after the change. */
function readSides(diff: string): string[] {
  return ['-', '+'].map((mark) =>
    diff
      .split('\n')
      .filter((line) => line.startsWith(' ') || line.startsWith(mark))
      .map((line) => line.slice(1))
      .join('\n'),
  );
}

/** Code that no sample contains. `checkTerminal` checks commands. */
export function findUnquotedCode(page: OptionPage, configs: readonly string[]): string[] {
  return page.handWritten.flatMap(({ lang, code }) => {
    if (lang === 'sh') return [];
    if (lang !== 'diff') {
      return [
        `${page.file}: this ${lang} is not from a sample; quote it with file="examples/…":\n${code}`,
      ];
    }
    return readSides(code)
      .filter((side) => !configs.some((config) => config.includes(side)))
      .map((side) => `${page.file}: no sample config equals this side of a diff:\n${side}`);
  });
}
