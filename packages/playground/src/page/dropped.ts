/** What was dropped. A page has to ask for it before the event ends. */
export type Dropped = { entries: (FileSystemEntry | null)[]; files: File[] };

/** Whether something that is dragged comes from a disk. */
export function holdsFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

export function takeDropped({ items, files }: DataTransfer): Dropped {
  return { entries: [...items].map((item) => item.webkitGetAsEntry()), files: [...files] };
}
