import { applyEdits, modify, parse } from 'jsonc-parser';
import { findConfigName } from '../config-file.ts';
import type { ProjectFiles } from '../protocol.ts';

const manifestName = 'package.json';
const dependencyFields = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
];

/** Names that a manifest lists in any field. */
function listDependencies(manifest: string): Set<string> {
  const value: unknown = parse(manifest);
  const fields = dependencyFields.map((field) =>
    typeof value === 'object' && value !== null ? Reflect.get(value, field) : undefined,
  );
  return new Set(fields.flatMap((field) => Object.keys(field ?? {})));
}

/**
 * The files of a project that `npm install && npx rslib` builds: its `package.json` lists what the
 * playground had. `versions` are those of Rslib, TypeScript, plugins and types, by package.
 */
export function completeProject(
  files: ProjectFiles,
  versions: Readonly<Record<string, string>>,
): ProjectFiles {
  const manifest = String(files[manifestName] ?? '{}\n');
  const config = String(files[findConfigName(files) ?? ''] ?? '');
  const listed = listDependencies(manifest);
  const isNeeded = (name: string): boolean =>
    name === '@rslib/core' ||
    (name === 'typescript' ? Object.hasOwn(files, 'tsconfig.json') : config.includes(name));
  let text = manifest;
  for (const [name, version] of Object.entries(versions)) {
    if (listed.has(name) || !isNeeded(name)) continue;
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    text = applyEdits(
      text,
      modify(text, ['devDependencies', name], version, { formattingOptions }),
    );
  }
  return { ...files, [manifestName]: text };
}
