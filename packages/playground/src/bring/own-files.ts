import ignore, { type Ignore } from 'ignore';
import { decodeContents } from '../compiler/decode-contents.ts';
import { isOwnFile, parentOf } from '../project-path.ts';
import { LeftOut, type Reason } from './left-out.ts';
import { readManifest } from './manifest.ts';
import { findFile, joinPath, type Listing, type NamedFile, type Source } from './source.ts';

const maxFiles = 1000;
/** Of all files together, and of one. */
const maxBytes = 20_000_000;
const maxFileBytes = 5_000_000;
/** In folders. A link can lead back to a folder above it. */
const maxDepth = 30;

/** What no build reads, by name of the file. */
const unusedFile =
  /^(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|\.DS_Store|Thumbs\.db|desktop\.ini|\.pnp\..*|.*\.tsbuildinfo)$/;
/** Tokens and passwords are in these. */
const secretFile = /^(?:\.env(?:\..*)?|\.npmrc|\.yarnrc(?:\.yml)?)$/;

/** Patterns of a `.gitignore`, which are relative to its folder. */
type Rules = { folder: string; patterns: Ignore };

function isIgnored(path: string, rules: Rules[]): boolean {
  let isIgnored = false;
  for (const { folder, patterns } of rules) {
    const relative = folder ? path.slice(folder.length + 1) : path;
    const { ignored, unignored } = patterns.test(relative);
    if (ignored || unignored) isIgnored = ignored;
  }
  return isIgnored;
}

async function readRules(source: Source, folder: string): Promise<Rules[]> {
  const file = await findFile(source, joinPath(folder, '.gitignore'));
  if (!file) return [];
  const text = decodeContents(await file.read());
  return [{ folder, patterns: ignore().add(typeof text === 'string' ? text : '') }];
}

/** Folders from the root down to this one. */
function listAncestors(folder: string): string[] {
  return folder ? [...listAncestors(parentOf(folder)), folder] : [''];
}

function judgeFolder(name: string, path: string, rules: Rules[]): Reason | undefined {
  if (name === 'node_modules') return 'notImported';
  if (name.startsWith('.')) return 'unused';
  return isIgnored(`${path}/`, rules) ? 'ignored' : undefined;
}

function judgeFile(name: string, path: string, size: number, rules: Rules[]): Reason | undefined {
  if (secretFile.test(name)) return 'secret';
  if (unusedFile.test(name)) return 'unused';
  if (isIgnored(path, rules)) return 'ignored';
  return size > maxFileBytes ? 'tooLarge' : undefined;
}

type Walk = {
  source: Source;
  /** The folder of the project. */
  root: string;
  /** With paths from there. */
  files: NamedFile[];
  leftOut: LeftOut;
};

const toOwnPath = (path: string, root: string): string =>
  root ? path.slice(root.length + 1) : path;

function addFiles(
  { root, files, leftOut }: Walk,
  folder: string,
  listing: Listing,
  rules: Rules[],
) {
  for (const [name, file] of listing.files) {
    const path = joinPath(folder, name);
    const reason = judgeFile(name, path, file.size, rules);
    const own = toOwnPath(path, root);
    if (reason) leftOut.add(reason, own);
    else files.push({ path: own, ...file });
  }
}

async function walk(state: Walk, folder: string, outer: Rules[]): Promise<void> {
  const { source, root, leftOut } = state;
  const listing = await source.list(folder);
  if (!listing) return;
  if (folder.split('/').length > maxDepth) return leftOut.add('tooMany', `${folder}/`);
  // Without a name, it only says what format the files of the folder have. A build copies `public`.
  const isOwn = folder === root || folder === joinPath(root, 'public');
  if (!isOwn && (await readManifest(source, folder))?.name !== undefined) {
    return leftOut.add('otherPackage', `${toOwnPath(folder, root)}/`);
  }
  const rules = [...outer, ...(await readRules(source, folder))];
  addFiles(state, folder, listing, rules);
  for (const name of listing.folders) {
    const path = joinPath(folder, name);
    const isOutput = folder === root && name === 'dist' && listing.folders.includes('src');
    const reason = judgeFolder(name, path, rules) ?? (isOutput ? 'output' : undefined);
    if (reason) leftOut.add(reason, `${toOwnPath(path, root)}/`);
    else await walk(state, path, rules);
  }
}

/** Configs and manifests first, then sources: where a limit cuts, they stay. */
function rank(path: string): number {
  if (!path.includes('/')) return 0;
  return path.startsWith('src/') ? 1 : 2;
}

/** The files of a project and what was left out of them, with paths from the folder of the project. */
export async function readOwnFiles(
  source: Source,
  root: string,
  onRead: (done: number, all: number) => void,
): Promise<{ files: Map<string, string | Uint8Array>; leftOut: LeftOut }> {
  const above = await Promise.all(
    root ? listAncestors(parentOf(root)).map((folder) => readRules(source, folder)) : [],
  );
  const state: Walk = { source, root, files: [], leftOut: new LeftOut() };
  await walk(state, root, above.flat());
  const { leftOut } = state;
  const files = new Map<string, string | Uint8Array>();
  const found = state.files.sort((a, b) => rank(a.path) - rank(b.path));
  let bytes = 0;
  for (const { path, size, read } of found) {
    if (!isOwnFile(path)) leftOut.add('badPath', path);
    else if (files.size >= maxFiles) leftOut.add('tooMany', path);
    else if (bytes + size > maxBytes) leftOut.add('tooLarge', path);
    else {
      bytes += size;
      try {
        files.set(path, decodeContents(await read()));
      } catch {
        leftOut.add('unreadable', path);
      }
    }
    onRead(files.size, found.length);
  }
  return { files, leftOut };
}
