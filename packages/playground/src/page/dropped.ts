/** What was dropped. A page has to ask for it before the event ends. */
export type Dropped = { entries: (FileSystemEntry | null)[]; files: File[] };

/** The button that opens the workbench. Until that is there, it keeps what was dropped. */
export type Opener = HTMLButtonElement & { dropped?: Dropped };

/** Whether something that is dragged comes from a disk. */
export function holdsFiles({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

export function takeDropped({ items, files }: DataTransfer): Dropped {
  return { entries: [...items].map((item) => item.webkitGetAsEntry()), files: [...files] };
}
