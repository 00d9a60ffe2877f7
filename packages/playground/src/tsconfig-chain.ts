import { parse } from 'jsonc-parser';
import { findConfigName } from './config-file.ts';
import { isRecord } from './is-record.ts';
import { parentOf, resolvePath } from './project-path.ts';
import type { ProjectFiles } from './protocol.ts';

/** A tsconfig of a project. Texts that are no object count as empty. */
export type Tsconfig = {
  /** Path from the root. */
  file: string;
  value: Record<string, unknown>;
  compilerOptions: Record<string, unknown>;
};

const toRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function parseTsconfig(file: string, text: string): Tsconfig {
  let value: Record<string, unknown>;
  try {
    value = toRecord(parse(text));
  } catch {
    // It nests too deeply.
    value = {};
  }
  return { file, value, compilerOptions: toRecord(value.compilerOptions) };
}

/**
 * A tsconfig and those that it extends, with the strongest first. `undefined` stands for one that is
 * no file of the project, such as one of a package.
 */
export function readTsconfigs(
  files: ProjectFiles,
  file: string,
  seen = new Set<string>(),
): (Tsconfig | undefined)[] {
  const text = Object.hasOwn(files, file) ? files[file] : undefined;
  if (typeof text !== 'string') return [undefined];
  if (seen.has(file)) return [];
  seen.add(file);
  const own = parseTsconfig(file, text);
  const bases: unknown[] = [own.value.extends ?? []].flat();
  const inherited = bases.reverse().flatMap((base) => {
    const isPath = typeof base === 'string' && base.startsWith('.');
    const path = isPath ? resolvePath(parentOf(file), base.replace(/(?:\.json)?$/, '.json')) : '';
    return readTsconfigs(files, path ?? '', seen);
  });
  return [own, ...inherited];
}

/** The tsconfig of a build: the one that the config names, else `tsconfig.json`; undefined where it is not there. */
export function findTsconfigName(files: ProjectFiles): string | undefined {
  const config = String(files[findConfigName(files) ?? ''] ?? '');
  const [, named = 'tsconfig.json'] =
    /\btsconfigPath:\s*(["'`])(?:\.\/)?([^"'`]+)\1/.exec(config)?.slice(1) ?? [];
  return typeof files[named] === 'string' && Object.hasOwn(files, named) ? named : undefined;
}
