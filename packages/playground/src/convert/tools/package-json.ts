import type { Format } from '../draft.ts';
import { findSource } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listTargets, type Target } from '../project.ts';

/** The first folder of the files that are built. */
function findFolder(targets: readonly Target[]): string {
  const folders = targets.map(({ file }) => file.split('/').slice(0, -1));
  const first = folders.find((folder) => folder.length > 0 && folder[0] !== 'src');
  return first?.[0] ?? 'dist';
}

/** The source of a built file: `dist/esm/a/index.js` is `src/a/index.ts` or `src/a.ts`. */
function findEntry(
  stem: string,
  paths: readonly string[],
): [name: string, source: string] | undefined {
  const segments = stem.split('/');
  // Folders such as `esm` have no counterpart in `src`.
  for (let at = 0; at < segments.length; at++) {
    const name = segments.slice(at).join('/');
    const source = findSource(`src/${name}`, paths) ?? findSource(name, paths);
    if (source && !/\.d\.[cm]?ts$/.test(source)) return [name, source];
  }
  return undefined;
}

/** The entries of the scripts that `package.json` lists, by their names. */
export function readListedEntries(part: Part, targets: readonly Target[]): Record<string, string> {
  const entries: [string, string][] = [];
  for (const { file, format } of targets) {
    const path = file.replace(/\.[cm]?js$/, '');
    const stem = path.startsWith(`${part.folder}/`) ? path.slice(part.folder.length + 1) : path;
    const found = format && !file.includes('*') ? findEntry(stem, part.project.paths) : undefined;
    if (found) entries.push(found);
  }
  return Object.fromEntries(entries);
}

/** What `package.json` says that a build writes. */
export function readPackageJson(project: Project): Part[] {
  const { manifest } = project;
  const part = new Part(project, 'package.json', 'package.json');
  const targets = listTargets(manifest).filter(({ file }) => !/^src\/|\.json$/.test(file));
  const scripts = targets.filter(({ format }) => format);
  part.folder = findFolder(scripts.length > 0 ? scripts : targets);
  const entries = new Map<string, string>();
  const folders = new Map<Format, string>();
  for (const { file, format, field } of scripts) {
    part.option = field;
    if (!format) continue;
    const path = file.replace(/\.[cm]?js$/, '');
    const isInFolder = path.startsWith(`${part.folder}/`);
    const stem = isInFolder ? path.slice(part.folder.length + 1) : path;
    const found = file.includes('*') ? undefined : findEntry(stem, project.paths);
    if (found) {
      const [name, source] = found;
      entries.set(name, source);
      const folder = `${part.folder}/${stem}`.slice(0, -name.length - 1);
      if (!folders.has(format)) folders.set(format, folder);
    } else if (file.includes('*')) part.compileFiles();
    else part.note('noEntry', { entry: file });
    part.addFormat(format);
    const extension = /\.[cm]?js$/.exec(file)?.[0] ?? '';
    const from = `${part.tool}: ${field}`;
    if (!part.extensions.has(format)) part.extensions.set(format, { value: extension, from });
  }
  part.option = scripts[0]?.field ?? 'default';
  if (part.formats.length === 0) part.addFormat('esm');
  part.addNamedEntries(Object.fromEntries(entries));
  const [folder = part.folder] = folders.values();
  const isShared = [...folders.values()].every((each) => each === folder);
  if (isShared) part.folder = folder;
  if (isShared && folder !== 'dist') part.set('output.distPath', folder);
  if (!isShared) for (const [format, each] of folders) part.setFor(format, 'output.distPath', each);
  const types = targets.find(({ file }) => /\.d\.[cm]?ts$/.test(file));
  part.option = types?.field ?? '';
  if (types) part.dts = { from: part.from, value: { bundle: false } };
  return [part];
}
