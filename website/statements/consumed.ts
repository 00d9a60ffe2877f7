import { expect } from 'vitest';
import { type Consumed, statement } from './statement.ts';

/**
 * Proves a statement by what `npm run consumers` has seen of a package: in each of these tools, the
 * result is this one, and contains these parts.
 */
export function consumed(
  words: string,
  packageName: string,
  result: Consumed['result'],
  tools: readonly string[],
  ...parts: readonly string[]
): void {
  statement(
    words,
    {},
    undefined,
    ({ files, text }) => {
      for (const tool of tools) {
        const cells = files.filter((cell) => cell === tool || cell.startsWith(`${tool}/`));
        expect(cells, `${packageName} has no result of ${tool}`).not.toEqual([]);
        for (const cell of cells) {
          expect(`${cell} ${text(cell)}`).toContain(`${cell} ${result}: `);
          for (const part of parts) expect(`${cell} ${text(cell)}`).toContain(part);
        }
      }
    },
    { consumed: { packageName, result, tools, parts } },
  );
}
