import { applyEdits, modify, parse } from 'jsonc-parser';
import { findConfigName } from '../config-file.ts';
import type { ProjectFiles } from '../protocol.ts';

const manifestName = 'package.json';
/** Packages in these are installed with the version that they name. */
const installedFields = ['dependencies', 'optionalDependencies', 'devDependencies'];

/** The field of a manifest that lists a package; undefined where npm need not install it. */
function findField(manifest: unknown, name: string): string | undefined {
  return installedFields.find((field) => {
    const packages: unknown = Object(manifest)[field];
    return typeof packages === 'object' && packages !== null && Object.hasOwn(packages, name);
  });
}

/** Whether the build of a project loads a package. */
function isNeeded(name: string, files: ProjectFiles, isListed: boolean): boolean {
  const config = String(files[findConfigName(files) ?? ''] ?? '');
  if (name === '@rslib/core') return true;
  if (name === 'typescript') return Object.hasOwn(files, 'tsconfig.json');
  // Rslib brings its own, but npm wants the one that is listed to fit the plugins.
  if (name === '@rsbuild/core') return isListed && config.includes('@rsbuild/plugin-');
  return config.includes(name);
}

/**
 * The files of a project that `npm install && npx rslib` builds to what the playground shows: its
 * `package.json` lists what the playground had. `versions` are those of Rslib, TypeScript and
 * plugins, by package; they replace the ranges that the project lists.
 */
export function completeProject(
  files: ProjectFiles,
  versions: Readonly<Record<string, string>>,
): ProjectFiles {
  let text = String(files[manifestName] ?? '{}\n');
  const manifest: unknown = parse(text);
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  for (const [name, version] of Object.entries(versions)) {
    const field = findField(manifest, name);
    if (!isNeeded(name, files, field !== undefined)) continue;
    const path = [field ?? 'devDependencies', name];
    text = applyEdits(text, modify(text, path, version, { formattingOptions }));
  }
  return { ...files, [manifestName]: text };
}
