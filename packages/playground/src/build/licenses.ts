import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type License = { name: string; version?: string; identifier?: string; text?: string };

function readPackage(folder: string): License | undefined {
  const files = readdirSync(folder);
  if (!files.includes('package.json')) return undefined;
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Packages mark folders of modules with a package.json without a name.
  if (!name) return undefined;
  const file = files.find((entry) => /^(?:license|licence|copying)/i.test(entry));
  return {
    name,
    version,
    identifier: license,
    ...(file && { text: readFileSync(join(folder, file), 'utf8') }),
  };
}

function findPackage(file: string): License | undefined {
  for (let folder = dirname(file); folder.includes('node_modules'); folder = dirname(folder)) {
    const found = readPackage(folder);
    if (found) return found;
  }
  return undefined;
}

/** Licenses of the packages that files belong to, each once. Files outside of packages have none. */
export function collectLicenses(files: readonly string[]): License[] {
  const folders = new Set(
    files.filter((file) => file.startsWith('/')).map((file) => dirname(file)),
  );
  const found = [...folders].flatMap((folder) => findPackage(join(folder, 'file')) ?? []);
  return [
    ...new Map(found.map((license) => [`${license.name} ${license.version}`, license])).values(),
  ];
}
