import type { Source } from '../bring/source.ts';

/** Reads something that was dropped. Code for it loads when it is called. */
export type ReadSource = () => Promise<Source>;

/** Whether something that is dragged comes from a disk. */
export function holdsFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

/** What was dropped: a folder, an archive or files. It has to be asked before the event ends. */
export function readDropped({ items, files }: DataTransfer): ReadSource {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const folder = entries.length === 1 && entries[0]?.isDirectory ? entries[0] : undefined;
  if (folder) {
    return async () =>
      (await import('../bring/dropped.ts')).fromDroppedFolder(folder as FileSystemDirectoryEntry);
  }
  const chosen = [...files];
  return async () => (await import('../bring/read-chosen.ts')).readChosen(chosen);
}
