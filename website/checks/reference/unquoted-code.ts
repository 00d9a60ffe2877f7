import { readMatching } from '../read-matching.ts';
import type { OptionPage } from './option-pages.ts';

/** The configs of all samples. */
export function readSampleConfigs(): Promise<string[]> {
  return readMatching('examples', /^[\w-]+\/rslib\.config\.[\w.-]*ts$/);
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
