import type { Problem, ProjectFiles } from '../protocol.ts';

/** `./src/index.ts:3:5` in messages of Rspack, `src/index.ts:3:5 - TS2322` in those of TypeScript. */
const place = /(?:\.\/)?((?:src\/|[\w.-]+\.)[\w./@-]*\w):(\d+):(\d+)/;

/** Positions in the log that lead to a file of the project. */
export function findProblems(log: string, files: ProjectFiles): Problem[] {
  return log.split('\n').flatMap((line) => {
    const [, file = '', row, column] = place.exec(line) ?? [];
    if (!Object.hasOwn(files, file)) return [];
    return [{ message: line.trim(), file, line: Number(row), column: Number(column) }];
  });
}
