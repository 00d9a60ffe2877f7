import { join, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { parseSync } from 'rolldown/utils';
import { projectRoot } from '../compiler/project-root.ts';
import { compilerRoot, nodeModules } from './paths.ts';
import { type Node, walk } from './syntax-tree.ts';

type Patch = {
  name: string;
  /** Path below `node_modules`. */
  file: RegExp;
  pattern: RegExp;
  replacement: string;
  /** Put before the file where the pattern matched. */
  header?: string;
};

const importLoader = `import { importLoader as __importLoader } from ${JSON.stringify(join(compilerRoot, 'registry.ts'))};\n`;

const memfs = /^\.playground\/node_modules\/@napi-rs\/wasm-runtime\/dist\/fs\.js$/;

/** Changes to code of others. Each has to match: a new release may have other code in its place. */
const patches: Patch[] = [
  {
    // The variable would choose another binding; no bundler sees through it.
    name: 'require of the binding',
    file: /^@rspack\/core\/dist\/index\.js$/,
    pattern:
      /__rspack_createRequire_require\(process\.env\.RSPACK_BINDING \|\| "@rspack\/binding"\)/g,
    replacement: 'require("@rspack/binding")',
  },
  {
    // Only builds that watch need it.
    name: 'no watcher',
    file: /^@rspack\/core\/dist\/index\.js$/,
    pattern: /__rspack_createRequire_require\("\.\.\/compiled\/watchpack\/index\.js"\)/g,
    replacement: 'undefined',
  },
  {
    // Functions that Rslib does not call, with all that they import.
    name: 'no servers',
    file: /^@rsbuild\/core\/dist\//,
    pattern: /\b(?<!function )(?:devServer_createDevServer|startPreviewServer)\(/g,
    replacement: 'void (',
  },
  {
    // No bundler sees what a function made by createRequire() loads.
    name: 'require of built-ins and own files',
    file: /^(?:@rspack\/core|@rsbuild\/core|rsbuild-plugin-dts)\/dist\//,
    pattern: /__rspack_createRequire_require\((["'](?:(?:node:)?[a-z_]+|\.[^"']+)["'])\)/g,
    replacement: 'require($1)',
  },
  {
    // A URL on the volume is none that a browser could import.
    name: 'import of loaders',
    file: /^@rspack\/core\/dist\/index\.js$/,
    pattern: /modulePromise = import\(loaderUrl\)/g,
    replacement: 'modulePromise = __importLoader(loaderUrl)',
    header: importLoader,
  },
  {
    // Plugins are code of the project. Where a style sheet needs them, `postcss-loader` is missing.
    name: 'PostCSS configs with a plugin that does nothing',
    file: /^@rsbuild\/core\/dist\//,
    pattern: /async function req\(name, rootFile = [^)]*\) ?\{/g,
    replacement: '$& return { plugins: [() => {}] };',
  },
  {
    // A subclass of Function calls its constructor, which the content security policy refuses.
    name: 'rspack-chain without Function()',
    file: /^@rsbuild\/core\/dist\//,
    pattern:
      /class extends Function\s*\{\s*constructor\(\)\s*\{\s*return super\(\), new Proxy\(this,/g,
    replacement:
      'class { constructor() { const target = function () {}; Object.setPrototypeOf(target, new.target.prototype); return new Proxy(target,',
  },
  {
    // The name of the package is an option.
    name: 'Less of less-loader',
    file: /^less-loader\/dist\/utils\.js$/,
    pattern: /require\(lessImplPkg\)/g,
    replacement: 'require("package-file:less/lib/less-node/index.js").default',
  },
  {
    // Plugins and inline JavaScript of a reader; where the host sends no policy, it would run.
    name: 'Less without code of a project',
    file: /^less\/lib\/less\/(?:environment\/abstract-plugin-loader|tree\/js-eval-node)\.js$/,
    pattern: /new Function\(/g,
    replacement: '__refuseText(',
    header: `import { refuseText as __refuseText } from ${JSON.stringify(join(compilerRoot, 'execute/refuse.ts'))};\n`,
  },
  {
    // Relative paths are those of the project.
    name: 'working directory of memfs',
    file: memfs,
    pattern: /process\.cwd = function \(\) \{ return '\/' \};/,
    replacement: `process.cwd = function () { return '${projectRoot}' };`,
  },
  {
    // A third of memfs. Nothing reads or writes files by streams.
    name: 'memfs without streams',
    file: memfs,
    pattern: /const stream_1 = requireStream\(\);/g,
    replacement: 'const stream_1 = { Readable: __refuseStream, Writable: __refuseStream };',
    header: `import { refuseStream as __refuseStream } from ${JSON.stringify(join(compilerRoot, 'execute/refuse.ts'))};\n`,
  },
  {
    // They hold the disk as JSON or CBOR, which nothing asks for.
    name: 'memfs without snapshots',
    file: memfs,
    pattern: /const fsSnapshot = require[\w$]+\(\);/g,
    replacement: 'const fsSnapshot = undefined;',
  },
  {
    // A package for a question to which every browser has the class.
    name: 'memfs without its own URL',
    file: memfs,
    pattern: /requireUrl\(\)\.URL/g,
    replacement: 'URL',
  },
];

/**
 * `import.meta.url` and its like become the path on the volume. By the syntax tree: the same words
 * are in the texts that loaders and Rslib write into outputs.
 */
function replaceImportMeta(code: string, path: string): string {
  if (!code.includes('import.meta')) return code;
  const values: Record<string, string> = {
    url: `file:///node_modules/${path}`,
    filename: `/node_modules/${path}`,
    dirname: join('/node_modules', path, '..'),
  };
  const { program, errors } = parseSync(path, code, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`${path} cannot be parsed`);
  let replaced = code;
  const members: Node[] = [];
  walk(program as unknown as Node, (node) => {
    const { type, object } = node;
    if (type === 'MemberExpression' && (object as Node).type === 'MetaProperty') members.push(node);
  });
  for (const { start, end, property } of members.reverse()) {
    const value = values[(property as { name: string }).name];
    if (value === undefined) continue;
    replaced = `${replaced.slice(0, start)}${JSON.stringify(value)}${replaced.slice(end)}`;
  }
  return replaced;
}

/** CommonJS in a bundle has no `__dirname`. */
function addPaths(code: string, path: string): string {
  const folder = JSON.stringify(join('/node_modules', path, '..'));
  const file = JSON.stringify(`/node_modules/${path}`);
  return `var __dirname = ${folder}, __filename = ${file};\n${code}`;
}

export function patchPackages(): Plugin {
  const applied = new Set<Patch>();
  return {
    name: 'playground:patches',
    transform: {
      filter: {
        id: /node_modules\/(?:@napi-rs\/wasm-runtime|@rspack\/core|@rsbuild|@rslib\/core|less|less-loader|rsbuild-plugin-dts)\/.*\.m?js$/,
      },
      handler(source, id) {
        const path = relative(nodeModules, id);
        let code = replaceImportMeta(source, path);
        for (const patch of patches.filter(({ file }) => file.test(path))) {
          const patched = code.replace(patch.pattern, patch.replacement);
          if (patched === code) continue;
          applied.add(patch);
          code = (patch.header ?? '') + patched;
        }
        return path.includes('/compiled/') ? addPaths(code, path) : code;
      },
    },
    generateBundle() {
      const missing = patches.filter((patch) => !applied.has(patch)).map(({ name }) => name);
      if (missing.length === 0) return;
      this.error(
        `The new release has other code for: ${missing.join(', ')}. Compare packages/playground/src/build/patches.ts with it.`,
      );
    },
  };
}
