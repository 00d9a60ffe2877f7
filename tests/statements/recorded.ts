import type { Seen } from '../../website/statements/statement.ts';
import { readKit } from '../examples/kit.ts';
import { readRecording } from '../examples/recording.ts';

const terminalFile = /^terminal(?:-\d+)?\.txt$/;

/** What a run of a kit has recorded, by a name such as `card-kit/default`. */
export function readRecorded(name: string): Seen {
  const [kitName = '', runName = ''] = name.split('/');
  const kit = readKit(kitName);
  const recording = new Map(Object.entries(readRecording(kit, runName) ?? {}));
  const text = (file: string): string => {
    const content = recording.get(file);
    if (content !== undefined) return content;
    throw new Error(`${name} has no recorded ${file}. It has: ${[...recording.keys()].join(', ')}`);
  };
  const files = text('files.txt')
    .split('\n')
    .map((line) => line.replace(/ {2,}\S+ k?B$/, ''))
    .filter((file) => file !== '' && !terminalFile.test(file));
  return {
    text,
    has: (file) => files.includes(file),
    files,
    output: text('terminal.txt'),
    exitCode: kit.runs[runName]?.exitCode ?? null,
    node: async () => {
      throw new Error(`${name} is a recording, in which no code runs`);
    },
  };
}
