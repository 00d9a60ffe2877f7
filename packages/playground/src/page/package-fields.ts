import type { OutputFile, ProjectFiles } from '../protocol.ts';

/** More are the modules of a bundleless build, which have one entry. */
const maxEntries = 12;

type Condition = 'types' | 'import' | 'require' | 'script';

/** What a file is for those who use the package. */
function conditionOf({ path, contents }: OutputFile, isModule: boolean): Condition | undefined {
  if (/\.d\.[cm]?ts$/.test(path)) return 'types';
  const [, extension] = /\.([cm]?)js$/.exec(path) ?? [];
  if (extension === undefined) return undefined;
  if (/\bdefine\.amd\b/.test(String(contents))) return 'script';
  if (extension === 'm') return 'import';
  return extension === 'c' || !isModule ? 'require' : 'import';
}

const stemOf = (path: string): string =>
  path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.d)?\.[cm]?[jt]s$/, '');

const depthOf = (path: string): number => path.split('/').length;

function readType(manifest: ProjectFiles[string] | undefined): boolean {
  try {
    return JSON.parse(String(manifest)).type === 'module';
  } catch {
    return false;
  }
}

/** Entries by their name, with the files of each condition. */
function listEntries(
  outputs: OutputFile[],
  isModule: boolean,
): Map<string, Map<Condition, string>> {
  const scripts = outputs.filter((file) => conditionOf(file, isModule) !== undefined);
  const top = Math.min(...scripts.map(({ path }) => depthOf(path)));
  const entries = new Map<string, Map<Condition, string>>();
  for (const file of scripts.filter(({ path }) => depthOf(path) === top)) {
    const stem = stemOf(file.path);
    const entry = entries.get(stem) ?? new Map<Condition, string>();
    entries.set(stem, entry.set(conditionOf(file, isModule) as Condition, `./${file.path}`));
  }
  const index = entries.get('index');
  return entries.size > maxEntries && index ? new Map([['index', index]]) : entries;
}

/** `types` first: TypeScript takes the first condition that fits. */
function toExport(entry: ReadonlyMap<Condition, string>): Record<string, string> {
  const order = ['types', 'import', 'require'] as const;
  return Object.fromEntries(
    order.flatMap((condition) => {
      const path = entry.get(condition);
      return path ? [[condition, path]] : [];
    }),
  );
}

/**
 * The fields of `package.json` that lead to the files of a build, as JSON: `exports`, and for old
 * tools `main`, `module`, `types`, `unpkg`. A guess from the names of the files.
 */
export function describeFields(
  outputs: OutputFile[],
  manifest: ProjectFiles[string] | undefined,
): string {
  const isModule = readType(manifest);
  const entries = listEntries(outputs, isModule);
  const index = entries.get('index');
  const exported = [...entries].map(
    ([stem, entry]) => [stem === 'index' ? '.' : `./${stem}`, toExport(entry)] as const,
  );
  const main = index?.get('require') ?? index?.get('import') ?? index?.get('script');
  const fields = {
    ...(isModule && { type: 'module' }),
    main,
    module: index?.get('require') && index.get('import'),
    types: index?.get('types'),
    unpkg: index?.get('script'),
    exports: Object.fromEntries(exported.filter(([, paths]) => Object.keys(paths).length > 0)),
  };
  return JSON.stringify(fields, null, 2);
}
