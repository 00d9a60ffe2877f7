import { type DragEvent, useState } from 'react';
import { holdsFiles, type ReadSource, readDropped } from './dropped-source.ts';

/** Props of an element on which a folder, an archive or files can be dropped. */
export function useDropTarget(onDrop: (read: ReadSource) => void) {
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
