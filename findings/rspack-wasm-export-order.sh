#!/usr/bin/env bash
# The native and the WebAssembly binding of one release of Rspack write different CommonJS for the same module:
# in the list of names that `export *` must not replace, the names of `export * as` have another order. Seen
# with @rspack/core and @rspack/binding-wasm32-wasi 2.2.9.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --force @rspack/core@2.2.9 @rspack/binding-wasm32-wasi@2.2.9
mkdir src
cat >src/index.js <<'JS'
export * as StructConfig from './config.js';
export * from './create.js';
export * as StructGenerator from './generator.js';
JS
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { rspack } from '@rspack/core';

const compiler = rspack({
  mode: 'none',
  target: 'node',
  entry: './src/index.js',
  externals: /^\.\/(?!src)/,
  externalsType: 'commonjs-import',
  output: { library: { type: 'commonjs-static' } },
});
compiler.run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString());
  compiler.close(() => {
    const [, list = ''] = /\[([^\]]*)\]\.indexOf/.exec(readFileSync('dist/main.js', 'utf8')) ?? [];
    console.log(list.replace(/\s+/g, ''));
    process.exit();
  });
});
JS
native=$(node run.mjs)
wasm=$(NAPI_RS_FORCE_WASI=1 node run.mjs 2>/dev/null)
echo "native:      $native"
echo "WebAssembly: $wasm"
[[ $native == *StructConfig*,*StructGenerator* && $wasm == *StructGenerator*,*StructConfig* ]]
