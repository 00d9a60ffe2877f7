import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kit } from './kit.ts';

/**
 * Output of a run: `terminal.txt` (and `terminal-1.txt`, … for several commands), `files.txt`,
 * and every output text file under its own path.
 */
export type Recording = Record<string, string>;

export function listRecordedRuns(kit: Kit): string[] {
  const folder = path.join(kit.directory, 'recorded');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

export function readRecording(kit: Kit, runName: string): Recording | undefined {
  const folder = path.join(kit.directory, 'recorded', runName);
  if (!existsSync(folder)) {
    return undefined;
  }
  const recording: Recording = {};
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) {
      const file = path.join(entry.parentPath, entry.name);
      recording[path.relative(folder, file).replaceAll(path.sep, '/')] = readFileSync(file, 'utf8');
    }
  }
  return recording;
}

export async function writeRecording(
  kit: Kit,
  runName: string,
  recording: Recording,
): Promise<void> {
  await removeRecording(kit, runName);
  for (const [file, text] of Object.entries(recording)) {
    const target = path.join(kit.directory, 'recorded', runName, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}

export async function removeRecording(kit: Kit, runName: string): Promise<void> {
  await rm(path.join(kit.directory, 'recorded', runName), { recursive: true, force: true });
}
