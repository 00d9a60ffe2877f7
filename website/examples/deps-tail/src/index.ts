import { readFileSync } from 'node:fs';
import mitt from 'mitt';
import pc from 'picocolors';

export const lines = mitt<{ line: string }>();

export function replay(file: string): void {
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    lines.emit('line', line.startsWith('ERROR') ? pc.red(line) : line);
  }
}
