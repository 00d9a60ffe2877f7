import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompilerVersions } from '../protocol.ts';
import { bindingName, bindingRoot, nodeModules } from './paths.ts';

function readVersion(name: string, folder = nodeModules): string {
  const manifest = readFileSync(join(folder, name, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}

function readBindingVersion(): string | undefined {
  try {
    return readVersion(bindingName, join(bindingRoot, 'node_modules'));
  } catch {
    return undefined;
  }
}

/** Releases that are installed for the site. Fails when the WebAssembly binding is of another one. */
export function readVersions(): CompilerVersions {
  const rspack = readVersion('@rspack/core');
  const binding = readBindingVersion();
  if (binding !== rspack) {
    throw new Error(
      `The playground needs ${bindingName} ${rspack}, and ${binding ?? 'none'} is installed. Run "npm run prepare".`,
    );
  }
  return {
    rslib: readVersion('@rslib/core'),
    rspack,
    typescript: readVersion('typescript-6'),
  };
}

/** Versions that a project of the playground needs elsewhere, by the name under which it installs them. */
export function readPackageVersions(): Record<string, string> {
  const names = [
    '@rslib/core',
    '@rsbuild/core',
    '@rsbuild/plugin-less',
    '@rsbuild/plugin-react',
    '@rsbuild/plugin-svgr',
    '@rsbuild/plugin-toml',
    '@rsbuild/plugin-yaml',
  ];
  return {
    ...Object.fromEntries(names.map((name) => [name, readVersion(name)])),
    typescript: readVersion('typescript-6'),
  };
}
