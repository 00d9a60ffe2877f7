import { parseJson } from '../compiler/config/globals.ts';
import { isRecord } from '../compiler/config/values.ts';
import type { ProjectFiles } from '../protocol.ts';
import type { Format } from './draft.ts';

export type Manifest = Record<string, unknown>;

/** A file of the build that `package.json` lists. */
export type Target = {
  /** Path from the root, such as `dist/index.mjs`. */
  file: string;
  /** Format of a script; undefined for types and other files. */
  format: Format | undefined;
  /** The field, such as `exports`. */
  field: string;
};

/** `package.json`; empty where there is none that can be read. */
export function readManifest(files: ProjectFiles): Manifest {
  const text = Object.hasOwn(files, 'package.json') ? files['package.json'] : undefined;
  try {
    const manifest = typeof text === 'string' ? parseJson(text) : undefined;
    return isRecord(manifest) ? manifest : {};
  } catch {
    return {};
  }
}

/** Names of the packages in the given fields. */
function listDependencies(manifest: Manifest, fields: readonly string[]): string[] {
  return fields.flatMap((field) => {
    const value = manifest[field];
    return isRecord(value) ? Object.keys(value) : [];
  });
}

const runtimeFields = ['dependencies', 'peerDependencies', 'optionalDependencies'];

/** Packages that Rslib keeps as imports by itself. */
export function listRuntimeDependencies(manifest: Manifest): string[] {
  return listDependencies(manifest, runtimeFields);
}

export function listAllDependencies(manifest: Manifest): string[] {
  return listDependencies(manifest, [...runtimeFields, 'devDependencies']);
}

function isModule(manifest: Manifest): boolean {
  return manifest.type === 'module';
}

/** The ending that Rslib gives a script. */
export function getExtension(manifest: Manifest, format: Format): string {
  if (format === 'esm') return isModule(manifest) ? '.js' : '.mjs';
  return format === 'cjs' && isModule(manifest) ? '.cjs' : '.js';
}

function findFormat(file: string, condition: string, manifest: Manifest): Format | undefined {
  if (/\.d\.[cm]?ts$/.test(file) || !/\.[cm]?js$/.test(file)) return undefined;
  if (file.endsWith('.mjs')) return 'esm';
  if (file.endsWith('.cjs')) return 'cjs';
  if (condition === 'require') return 'cjs';
  if (condition === 'import' || condition === 'module') return 'esm';
  return isModule(manifest) ? 'esm' : 'cjs';
}

function withEnding(value: unknown): unknown {
  return typeof value === 'string' && !/\.\w+$/.test(value) ? `${value}.js` : value;
}

const maxTargets = 500;
/** No file system has longer paths. */
const maxPath = 255;

/** The files that `package.json` lists, with their formats. */
export function listTargets(manifest: Manifest): Target[] {
  const targets = new Map<string, Target>();
  const add = (value: unknown, field: string, condition = ''): void => {
    if (targets.size > maxTargets) return;
    if (typeof value === 'string') {
      if (value.length > maxPath) return;
      const file = value.replace(/^\.\//, '');
      const format = findFormat(file, condition, manifest);
      const key = `${file} ${format}`;
      if (!targets.has(key)) targets.set(key, { file, format, field });
    } else if (isRecord(value)) {
      for (const [key, item] of Object.entries(value)) {
        const isFormat = ['import', 'require', 'module'].includes(key);
        add(item, field, isFormat ? key : condition);
      }
    } else if (Array.isArray(value)) for (const item of value) add(item, field, condition);
  };
  for (const field of ['exports', 'bin', 'types', 'typings']) add(manifest[field], field);
  // Bundlers and `require()` find `lib/index`, too.
  add(withEnding(manifest.main), 'main');
  add(withEnding(manifest.module), 'module', 'module');
  return [...targets.values()];
}

/** Paths of the sources, without tests and packages. */
export function listSources(files: ProjectFiles): string[] {
  return Object.keys(files).filter(
    (path) =>
      !/(?:^|\/)node_modules\//.test(path) &&
      !/(?:^|\/)(?:__tests__|tests?|examples?|docs)\/|\.(?:test|spec|stories)\./.test(path),
  );
}
