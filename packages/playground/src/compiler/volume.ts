import { memfs } from '@napi-rs/wasm-runtime/fs';
import type { ProjectFiles } from '../protocol.ts';
import { decodeContents } from './decode-contents.ts';
import { projectRoot } from './project-root.ts';

/** The disk of the compiler, for JavaScript and for Rspack's threads alike. */
export const { fs } = memfs({}, '/');

/** Removes everything that a build has left on the disk, outside of the project, too. */
export function emptyDisk(): void {
  for (const name of fs.readdirSync('/')) fs.rmSync(`/${name}`, { recursive: true, force: true });
  fs.mkdirSync(projectRoot);
}

// The working directory has to be there before the binding opens the disk.
emptyDisk();

export function writeFile(path: string, contents: string | Uint8Array): void {
  fs.mkdirSync(path.slice(0, path.lastIndexOf('/')) || '/', { recursive: true });
  fs.writeFileSync(path, contents);
}

/** Undefined where nothing is, below a file, too. */
export function findStats(path: string) {
  try {
    return fs.statSync(path);
  } catch {
    return undefined;
  }
}

export function isFile(path: string): boolean {
  return findStats(path)?.isFile() ?? false;
}

/** All files below `folder`, except those of packages and of caches. */
export function readFolder(folder: string): ProjectFiles {
  const files: ProjectFiles = {};
  const visit = (path: string): void => {
    for (const name of fs.readdirSync(path).sort()) {
      const child = `${path}/${name}`;
      if (!fs.statSync(child).isDirectory()) {
        // Copied, because it can be in shared memory, which decoders refuse.
        const bytes = new Uint8Array(fs.readFileSync(child));
        files[child.slice(folder.length + 1)] = decodeContents(bytes);
      } else if (name !== 'node_modules' && name !== '.rstack') visit(child);
    }
  };
  visit(folder);
  return files;
}
