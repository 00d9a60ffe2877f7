import { stripVTControlCharacters } from 'node:util';

const longestLine = 300;

/** The first line of a log with an error, else its last line. */
export function findErrorLine(log: string): string {
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const line = lines.find((text) => /error/i.test(text)) ?? lines.at(-1) ?? 'no output';
  return line.slice(0, longestLine);
}
