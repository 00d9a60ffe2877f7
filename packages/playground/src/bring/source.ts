import { parentOf } from '../project-path.ts';

/** A file that a reader has chosen, before it is read. */
export type SourceFile = {
  /** In bytes. */
  size: number;
  read: () => Promise<Uint8Array>;
};

/** What is directly in a folder. */
export type Listing = {
  /** Names of its folders. */
  folders: string[];
  /** Its files by name. */
  files: Map<string, SourceFile>;
};

/**
 * A tree of files that a reader has chosen, dropped or packed. Folders are listed when somebody
 * asks: a dropped `node_modules` can hold fifty thousand files, of which a project needs a few.
 */
export type Source = {
  /** Of the folder or archive; empty when the files have none. */
  name: string;
  /** `path` is relative, with `/`; the root is `''`. Undefined for a folder that is not there. */
  list: (path: string) => Promise<Listing | undefined>;
};

export type NamedFile = SourceFile & { path: string };

export const joinPath = (folder: string, name: string): string =>
  folder ? `${folder}/${name}` : name;

/** The first folder of all paths, in which everything lies. */
function findTopFolder(paths: string[]): string {
  const [first = ''] = paths[0]?.split('/') ?? [];
  return paths.every((path) => path.startsWith(`${first}/`)) ? first : '';
}

/** What archives made by macOS hold besides the files. */
const isOfSystem = (path: string): boolean => path.startsWith('__MACOSX/');

/** A tree of files that are all known. A folder that holds everything becomes the root. */
export function createSource(named: NamedFile[], name = ''): Source {
  const all = named.filter(({ path }) => !isOfSystem(path));
  const top = findTopFolder(all.map(({ path }) => path));
  const folders = new Map<string, Listing>();
  const open = (path: string): Listing => {
    const known = folders.get(path);
    if (known) return known;
    const listing: Listing = { folders: [], files: new Map() };
    folders.set(path, listing);
    if (path) open(parentOf(path)).folders.push(path.slice(path.lastIndexOf('/') + 1));
    return listing;
  };
  open('');
  for (const { path: full, ...file } of all) {
    const path = top ? full.slice(top.length + 1) : full;
    open(parentOf(path)).files.set(path.slice(path.lastIndexOf('/') + 1), file);
  }
  return { name: name || top, list: async (path) => folders.get(path) };
}

/** The file at a path; undefined when there is none. */
export async function findFile(source: Source, path: string): Promise<SourceFile | undefined> {
  const listing = await source.list(parentOf(path));
  return listing?.files.get(path.slice(path.lastIndexOf('/') + 1));
}
