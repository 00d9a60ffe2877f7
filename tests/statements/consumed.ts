import { tools } from '../../website/consumers/index.ts';
import type { Seen } from '../../website/statements/statement.ts';
import { readResults } from '../support/consumer-results.ts';

/** Results of a package in the tools of its users, by `tool/cell`. */
export function listConsumed(packageName: string): Map<string, string> {
  const found = tools.flatMap(({ name }) =>
    (readResults(name)?.cells ?? [])
      .filter((cell) => cell.package === packageName)
      .map(({ cell, result, seen, setting, control }) => {
        const lines = [
          `${result}: ${seen}`,
          ...(setting ? [`with ${setting}`] : []),
          ...(control ? [`in the application itself: ${control}`] : []),
        ];
        return [`${name}/${cell}`, lines.join('\n')] as const;
      }),
  );
  return new Map(found);
}

/** The same as what a probe sees. */
export function readConsumed(packageName: string): Seen {
  const results = listConsumed(packageName);
  const text = (cell: string): string => {
    const content = results.get(cell);
    if (content !== undefined) return content;
    throw new Error(`${packageName} has no ${cell}. It has: ${[...results.keys()].join(', ')}`);
  };
  return {
    text,
    has: (cell) => results.has(cell),
    files: [...results.keys()],
    output: '',
    exitCode: null,
    node: async () => {
      throw new Error(`${packageName} was run by \`npm run consumers\`; no code runs in it now`);
    },
  };
}
