import { readFileSync } from 'node:fs';

export type Tally = Record<string, number>;

/** Counts the lines of a log file by their level, the first word. */
export function tally(file: string): Tally {
  const levels: Tally = {};
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [level = ''] = line.split(' ');
    levels[level] ??= 0;
    levels[level] += 1;
  }
  return levels;
}
