import type { Listing, Source, SourceFile } from './source.ts';

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

async function listEntries(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  // Browsers hand them out by the hundred.
  for (let some = await readEntries(reader); some.length > 0; some = await readEntries(reader)) {
    all.push(...some);
  }
  return all;
}

/** One that cannot be read is there, and rejects when it is read. */
async function toFile(entry: FileSystemFileEntry): Promise<SourceFile> {
  try {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
    return { size: file.size, read: async () => new Uint8Array(await file.arrayBuffer()) };
  } catch (error) {
    return { size: 0, read: () => Promise.reject(error) };
  }
}

async function toListing(entries: FileSystemEntry[]): Promise<Listing> {
  const files = entries.filter((entry): entry is FileSystemFileEntry => entry.isFile);
  return {
    folders: entries.filter(({ isDirectory }) => isDirectory).map(({ name }) => name),
    files: new Map(
      await Promise.all(files.map(async (entry) => [entry.name, await toFile(entry)] as const)),
    ),
  };
}

function openFolder(
  root: FileSystemDirectoryEntry,
  path: string,
): Promise<FileSystemDirectoryEntry | undefined> {
  if (!path) return Promise.resolve(root);
  return new Promise((resolve) =>
    root.getDirectory(
      path,
      {},
      (folder) => resolve(folder as FileSystemDirectoryEntry),
      () => resolve(undefined),
    ),
  );
}

async function readListing(
  root: FileSystemDirectoryEntry,
  path: string,
): Promise<Listing | undefined> {
  const folder = await openFolder(root, path);
  return folder && toListing(await listEntries(folder));
}

/** The tree of a dropped folder. Each folder is read once, when somebody asks. */
export function fromDroppedFolder(root: FileSystemDirectoryEntry): Source {
  const known = new Map<string, ReturnType<Source['list']>>();
  return {
    name: root.name,
    list(path) {
      const listing = known.get(path) ?? readListing(root, path);
      known.set(path, listing);
      return listing;
    },
  };
}
