import { type DragEvent, useState } from 'react';
import type { Source } from '../bring/source.ts';
import { type Dropped, holdsFiles, takeDropped } from './dropped.ts';

/** Reads a folder, an archive or files. Code for it loads when it is called. */
export async function readDropped({ entries, files }: Dropped): Promise<Source> {
  const folder = entries.length === 1 && entries[0]?.isDirectory ? entries[0] : undefined;
  if (!folder) return (await import('../bring/read-chosen.ts')).readChosen(files);
  const { fromDroppedFolder } = await import('../bring/dropped.ts');
  return fromDroppedFolder(folder as FileSystemDirectoryEntry);
}

/** Props of an element on which a folder, an archive or files can be dropped. */
export function useDropTarget(onDrop: (dropped: Dropped) => void) {
  const [isOver, setIsOver] = useState(false);
  return {
    'data-drop': isOver,
    onDragOver(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onDrop(takeDropped(event.dataTransfer));
    },
  };
}
