import { hashInputs, listVersions, readInputs } from '../verify/inputs.ts';
import type { Kit } from './kit.ts';
import { dependencyFields, typescriptAliases } from './workspace.ts';

/** The code that records. Its tests do not count. */
const recorder = readInputs(['tests/examples']).filter(
  (input) => !/^[^\n]*\.test\.ts\n/.test(input),
);

function parseManifest(text: string): Record<string, object | undefined> {
  try {
    return JSON.parse(text);
  } catch {
    // Some kits show what a broken one leads to.
    return {};
  }
}

/** Packages that a kit names in any of its `package.json` files. */
function listPackages(manifests: readonly string[]): Set<string> {
  const names = manifests.flatMap((text) => {
    const manifest = parseManifest(text.slice(text.indexOf('\n')));
    return dependencyFields.flatMap((field) => Object.keys(manifest[field] ?? {}));
  });
  return new Set(names);
}

/** Hash of everything that a run is made from, and of its recording. */
export function hashRun(kit: Kit, runName: string): string {
  const { typescript, ...run } = kit.runs[runName] ?? {};
  const folder = `website/examples/${kit.name}`;
  const recording = `${folder}/recorded/`;
  const files = readInputs([folder]).filter(
    (input) =>
      !input.startsWith(`${folder}/example.json\n`) &&
      (!input.startsWith(recording) || input.startsWith(`${recording}${runName}/`)),
  );
  const manifests = files.filter((input) => /^[^\n]*package\.json\n\{/.test(input));
  const names = listPackages(manifests.filter((input) => !input.startsWith(recording)));
  names.delete('typescript');
  const versions = listVersions(['@rslib/core', ...names, typescriptAliases[typescript ?? '7']]);
  return hashInputs([run, typescript, files, versions, recorder]);
}
