import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Plugin } from 'rolldown';
import { bindingName, bindingRoot, nodeModules } from './paths.ts';
import { readVersions } from './versions.ts';

const readText = (file: string): string => readFileSync(join(nodeModules, file), 'utf8');

/** Modules that a loader adds to outputs. */
function listRuntime(folder: string): string[] {
  return readdirSync(join(nodeModules, folder)).map((name) => `${folder}/${name}`);
}

/** What resolution and `dts` have to find in packages, by path on the volume. */
const packageFiles = [
  '@rspack/core/package.json',
  '@rspack/core/module.d.ts',
  '@rsbuild/core/package.json',
  '@rsbuild/core/types.d.ts',
  '@rslib/core/package.json',
  '@rslib/core/types.d.ts',
  '@swc/helpers/package.json',
  'less/package.json',
  'less-loader/package.json',
  'rsbuild-plugin-dts/package.json',
  ...['package.json', 'api.js', 'getUrl.js', 'noSourceMaps.js', 'sourceMaps.js'].map(
    (file) => `@rsbuild/core/compiled/css-loader/${file}`,
  ),
  '@rsbuild/core/compiled/style-loader/package.json',
  ...listRuntime('@rsbuild/core/compiled/style-loader/runtime'),
];

function readPackageFiles(): Record<string, string> {
  const files = Object.fromEntries(packageFiles.map((file) => [file, readText(file)]));
  return { ...files, 'typescript/package.json': readText('typescript-6/package.json') };
}

/** Without comments, which are most of what declarations hold. Strings with `/*` come first. */
function stripComments(text: string): string {
  return text
    .replace(/("[^"\n]*"|'[^'\n]*'|^\/\/\/.*)|\/\*[\s\S]*?\*\/|\/\/.*/gm, '$1')
    .replace(/\n\s*\n+/g, '\n');
}

/** A large one, which only projects for workers name. */
const workerLib = 'lib.webworker.d.ts';

/** Declarations of the language and its hosts that come with TypeScript. */
function readTypeScriptLibs(isIncluded: (name: string) => boolean): Record<string, string> {
  const folder = 'typescript-6/lib';
  const names = readdirSync(join(nodeModules, folder)).filter(
    (name) => /^lib\..*d\.ts$/.test(name) && isIncluded(name),
  );
  return Object.fromEntries(
    names.map((name) => [name, stripComments(readText(join(folder, name)))]),
  );
}

/** Declarations of packages, without comments and without those for old versions of TypeScript. */
function readTypes(...names: string[]): Record<string, string> {
  const files = names.flatMap((name) =>
    readdirSync(join(nodeModules, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => /^(?!ts\d).*\.d\.[cm]?ts$|^package\.json$/.test(path))
      .map((path) => `${name}/${path.replaceAll(sep, '/')}`),
  );
  return Object.fromEntries(files.map((file) => [file, stripComments(readText(file))]));
}

const nodeTypes = ['@types/node', 'undici-types'];
const reactTypes = ['@types/react', 'csstype'];

/** Files of all packages that scripts contain as text, and of the WebAssembly module. */
export function listPackagesInTexts(): string[] {
  const types = [...nodeTypes, ...reactTypes, 'typescript-6'].map((name) => `${name}/package.json`);
  const texts = [...packageFiles, ...types].map((file) => join(nodeModules, file));
  return [...texts, join(bindingRoot, 'node_modules', bindingName, 'package.json')];
}

const virtual: Record<string, { name: string; read: () => unknown }> = {
  'virtual:package-files': { name: 'packageFiles', read: readPackageFiles },
  'virtual:typescript-libs': {
    name: 'libs',
    read: () => readTypeScriptLibs((name) => name !== workerLib),
  },
  'virtual:typescript-libs/webworker': {
    name: 'libs',
    read: () => readTypeScriptLibs((name) => name === workerLib),
  },
  'virtual:types/node': { name: 'files', read: () => readTypes(...nodeTypes) },
  'virtual:types/react': { name: 'files', read: () => readTypes(...reactTypes) },
  'virtual:versions': { name: 'versions', read: readVersions },
};

/** Browsers parse a long JSON text faster than an object literal. */
function toModule(name: string, value: unknown): string {
  return `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;
}

/** Texts of packages, and their files that no `exports` names. */
export function packageContents(): Plugin {
  return {
    name: 'playground:package-contents',
    resolveId: {
      filter: {
        id: /^(?:virtual|package-file):|^@(?:napi-rs\/wasm-runtime|rspack\/binding-wasm32)/,
      },
      handler(id, importer) {
        if (id.startsWith('virtual:')) return `\0${id}`;
        if (id.startsWith('package-file:'))
          return join(nodeModules, id.slice('package-file:'.length));
        if (importer?.startsWith(bindingRoot)) return undefined;
        return this.resolve(id, join(bindingRoot, 'index.js'));
      },
    },
    load: {
      filter: { id: /^\0virtual:/ },
      handler(id) {
        const source = virtual[id.slice(1)];
        return source && toModule(source.name, source.read());
      },
    },
  };
}
