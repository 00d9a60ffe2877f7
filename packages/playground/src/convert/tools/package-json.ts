import type { Format } from '../draft.ts';
import { findSource } from '../entries.ts';
import { Part, type Project } from '../part.ts';
import { listSources, listTargets, type Target } from '../project.ts';

/** The files that `package.json` lists and the project does not have: they are built. */
export function listBuiltTargets({ manifest, paths }: Project): Target[] {
  const targets = listTargets(manifest).filter(({ file }) => !file.endsWith('.json'));
  const built = targets.filter(({ file }) => !paths.includes(file));
  return built.length > 0 ? built : targets;
}

/** The first folder of the files that are built. */
function findFolder(targets: readonly Target[]): string {
  return targets.map(({ file }) => file.split('/').slice(0, -1)[0]).find(Boolean) ?? 'dist';
}

type Entry = {
  /** Path in the folder of a format, without ending. */
  name: string;
  source: string;
  /** `dist/esm` of `dist/esm/a.js`. */
  folder: string;
  /** `.esm.js` of `index.esm.js`. */
  ending: string;
};

/** Name of an entry: that of its file, without folder and ending. */
function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.[cm]?[jt]sx?$/, '');
}

/** The source of a built file: `dist/esm/a/index.js` is `src/a/index.ts` or `src/a.ts`. */
function findEntry({ file }: Target, { manifest, paths }: Project): Entry | undefined {
  // It is no output, so it stays where it is.
  if (paths.includes(file)) {
    const folder = file.startsWith('dist/') ? 'build' : 'dist';
    return { name: nameOf(file), source: file, folder, ending: '' };
  }
  const [, path = '', ending = ''] = /^(.*?[^/]*?)((?:\.[\w-]+)*\.[cm]?js)$/.exec(file) ?? [];
  const segments = path.split('/');
  const packageName = String(manifest.name).replace(/^@[^/]*\//, '');
  // Folders such as `dist` and `esm` have no counterpart in `src`.
  for (let at = 0; at < segments.length; at++) {
    const name = segments.slice(at).join('/');
    const source =
      findSource(`src/${name}`, paths) ??
      findSource(name, paths) ??
      (name === packageName ? findSource('src/index', paths) : undefined);
    const folder = segments.slice(0, at).join('/') || '.';
    if (source && !/\.d\.[cm]?ts$/.test(source)) return { name, source, folder, ending };
  }
  return undefined;
}

/** The entries of the scripts that `package.json` lists, by their names. */
export function readListedEntries(
  project: Project,
  targets: readonly Target[],
): Record<string, string> {
  const scripts = targets.filter(({ file, format }) => format && !file.includes('*'));
  const found = scripts
    .map((target) => findEntry(target, project))
    .filter((entry) => entry !== undefined);
  return Object.fromEntries(found.map(({ name, source }) => [name, source]));
}

/** Stems of sources that projects without `src/index` begin with. */
const usualEntries = ['index', 'main', 'lib/index', 'source/index', 'src/main'];

/** The source that a project without listed entries begins with, unless Rslib finds it. */
function guessEntry({ paths, files }: Project): string | undefined {
  if (findSource('src/index', paths)) return undefined;
  const usual = usualEntries.map((stem) => findSource(stem, paths)).find(Boolean);
  if (usual) return usual;
  const scripts = listSources(files).filter((path) => /^[^.].*(?<!\.d)\.[cm]?[jt]sx?$/.test(path));
  return scripts.length === 1 ? scripts[0] : undefined;
}

/** What `package.json` says that a build writes, or what the files look like. */
export function readPackageJson(project: Project): Part[] {
  const guess = guessEntry(project);
  const hasManifest = project.paths.includes('package.json');
  const part = hasManifest
    ? new Part(project, 'package.json', 'package.json')
    : new Part(project, 'files', guess ?? findSource('src/index', project.paths) ?? 'files');
  const targets = listBuiltTargets(project);
  const scripts = targets.filter(({ format }) => format);
  part.folder = findFolder(scripts.length > 0 ? scripts : targets);
  const folders = new Map<Format, string>();
  for (const target of scripts) {
    const { file, format, field } = target;
    part.option = field;
    if (!format) continue;
    const found = file.includes('*') ? undefined : findEntry(target, project);
    if (found && !folders.has(format)) {
      folders.set(format, found.folder);
      if (found.ending) part.extensions.set(format, { value: found.ending, from: part.from });
    } else if (file.includes('*')) part.compileFiles();
    else if (!found) part.note('noEntry', { entry: file });
    part.addFormat(format);
  }
  part.option = scripts[0]?.field ?? 'default';
  if (part.formats.length === 0) part.addFormat('esm');
  part.addNamedEntries(readListedEntries(project, targets));
  if (guess && !part.entries) part.addNamedEntries({ index: guess });
  for (const [format, folder] of folders) part.setFor(format, 'output.distPath', folder);
  part.joinFolders();
  // Declarations that somebody wrote are not built.
  const types = targets.find(
    ({ file }) => /\.d\.[cm]?ts$/.test(file) && !project.paths.includes(file),
  );
  part.option = types?.field ?? '';
  if (types) part.dts = { from: part.from, value: { bundle: false } };
  return [part];
}
