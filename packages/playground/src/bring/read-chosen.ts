import { isArchive, unpack } from './archive.ts';
import { createSource, type NamedFile, type Source } from './source.ts';

function toNamed(file: File): NamedFile {
  return {
    path: file.webkitRelativePath || file.name,
    size: file.size,
    read: async () => new Uint8Array(await file.arrayBuffer()),
  };
}

/** What a reader has chosen: the files of a folder, some files, or what an archive holds. */
export async function readChosen(files: File[]): Promise<Source> {
  const [first] = files;
  if (files.length === 1 && first && isArchive(first.name)) {
    const name = first.name.replace(/\.(?:zip|tgz|tar(?:\.gz)?)$/i, '');
    return createSource(await unpack(new Uint8Array(await first.arrayBuffer())), name);
  }
  return createSource(files.map(toNamed));
}
