import { type DragEvent, useState } from 'react';
import type { Source } from '../bring/source.ts';

/** What was dropped. It has to be asked before the event ends. */
function readDropped({ items, files }: DataTransfer): () => Promise<Source> {
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  const folder = entries.length === 1 && entries[0]?.isDirectory ? entries[0] : undefined;
  if (folder) {
    return async () =>
      (await import('../bring/dropped.ts')).fromDroppedFolder(folder as FileSystemDirectoryEntry);
  }
  const chosen = [...files];
  return async () => (await import('../bring/read-chosen.ts')).readChosen(chosen);
}

const holdsFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Props of an element on which a folder, an archive or files can be dropped. */
export function useDropTarget(onDrop: (read: () => Promise<Source>) => void) {
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
      onDrop(readDropped(event.dataTransfer));
    },
  };
}
