import { readdir, readFile } from 'node:fs/promises';

/** Size of a memory page of Linux, in bytes. */
const memoryPage = 4096;

type Process = { id: number; parent: number; memory: number };

/** Parsed `/proc/<id>/stat`. The name in parentheses can contain spaces and parentheses. */
export function parseStat(text: string): Process {
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return {
    id: Number.parseInt(text, 10),
    parent: Number(fields[1]),
    memory: Number(fields[21]) * memoryPage,
  };
}

/** Resident memory of a process with all its descendants. */
export function sumTree(root: number, processes: readonly Process[]): number {
  const own = processes.find(({ id }) => id === root)?.memory ?? 0;
  const children = processes.filter(({ parent }) => parent === root);
  return children.reduce((sum, { id }) => sum + sumTree(id, processes), own);
}

/** Resident memory of a process with all its descendants now, in bytes. Linux only. */
export async function readTreeMemory(root: number): Promise<number> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  // A process can end before its file is read.
  const stats = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')),
  );
  return sumTree(root, stats.filter(Boolean).map(parseStat));
}
