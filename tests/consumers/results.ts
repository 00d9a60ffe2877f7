import { writeFileSync } from 'node:fs';
import { readResults, resultsFile } from '../support/consumer-results.ts';

export type { CellResult, ToolResults } from '../../website/consumers/results.ts';

import type { CellResult, ToolResults } from '../../website/consumers/results.ts';

const keyOf = ({ package: name, cell }: CellResult) => `${name}, ${cell}`;

function format({ result, seen, setting }: CellResult): string {
  return `${result}${setting ? ` with ${setting}` : ''}: ${seen}`;
}

/** Lines that say which cells have another result than before. */
export function compareResults(
  before: readonly CellResult[],
  after: readonly CellResult[],
): string[] {
  const known = new Map(before.map((cell) => [keyOf(cell), format(cell)]));
  return after.flatMap((cell) => {
    const old = known.get(keyOf(cell));
    const now = format(cell);
    if (old === now) return [];
    return old === undefined
      ? [`+ ${keyOf(cell)}: ${now}`]
      : [`- ${keyOf(cell)}: ${old}`, `+ ${keyOf(cell)}: ${now}`];
  });
}

/** Replaces the cells that were run, and removes those that no longer exist. */
export function writeResults(
  tool: string,
  versions: ToolResults['versions'],
  cells: readonly CellResult[],
  exists: (cell: CellResult) => boolean,
): void {
  const all = new Map((readResults(tool)?.cells ?? []).map((cell) => [keyOf(cell), cell]));
  for (const cell of cells) all.set(keyOf(cell), cell);
  const sorted = [...all.values()].filter(exists).sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  const results: ToolResults = { tool, versions, cells: sorted };
  writeFileSync(resultsFile(tool), `${JSON.stringify(results, undefined, 2)}\n`);
}
