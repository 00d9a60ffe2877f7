import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import ts from 'typescript-6';

/** Imports of each file or folder. */
export type ImportGraph = Map<string, Set<string>>;

/** Path of an imported file, relative to the repository; `undefined` for a package. */
function resolveImport(specifier: string, importer: string): string | undefined {
  const [, name = '', path] = /^(?:docs-|rslib-)(\w+)\/(.+)$/.exec(specifier) ?? [];
  if (path) return `packages/${name}/${path}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  return undefined;
}

/** Scripts below a folder. Folders such as `.sites` change while other tests run. */
async function listScripts(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const lists = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name.startsWith('.') ? [] : listScripts(root, path);
    return /\.tsx?$/.test(path) ? [path] : [];
  });
  return (await Promise.all(lists)).flat();
}

/** Reads the imports of all scripts in some folders; type imports and `import()` count. */
export async function readImports(root: string, folders: readonly string[]): Promise<ImportGraph> {
  const graph: ImportGraph = new Map();
  for (const folder of folders) {
    for (const path of (await listScripts(root, folder)).sort()) {
      const { importedFiles } = ts.preProcessFile(await readFile(join(root, path), 'utf8'));
      const imported = importedFiles.map(({ fileName }) => resolveImport(fileName, path));
      graph.set(path, new Set(imported.filter((target) => target !== undefined)));
    }
  }
  return graph;
}

/** Combines the files of each folder. Omits imports within a folder. */
export function groupByFolder(graph: ImportGraph, folderOf: (file: string) => string): ImportGraph {
  const folders: ImportGraph = new Map();
  for (const [file, imported] of graph) {
    const folder = folderOf(file);
    const targets = folders.get(folder) ?? new Set();
    for (const target of imported) if (folderOf(target) !== folder) targets.add(folderOf(target));
    folders.set(folder, targets);
  }
  return folders;
}

/** At least one cycle, `a → b → a`, of each strongly connected group. */
export function findCycles(graph: ImportGraph): string[] {
  const cycles: string[] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  function visit(node: string): void {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node].join(' → '));
    if (visited.has(node)) return;
    visited.add(node);
    path.push(node);
    for (const target of graph.get(node) ?? []) visit(target);
    path.pop();
  }
  for (const node of graph.keys()) visit(node);
  return cycles;
}
