#!/usr/bin/env bash
# An ES module in a `.js` file of a package with `"type": "commonjs"`, which `npm init` writes, can't be
# built by Rspack 2: "'import', and 'export' cannot be used outside of module code". Without `type` it is
# built, although that means the same to Node.js; esbuild and Rollup build it in both cases. Seen with
# @rspack/core 2.2.9, esbuild 0.28.2, and Rollup 4.68.8.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund @rspack/core@2.2.9 esbuild@0.28.2 rollup@4.68.8
mkdir src
echo 'export const a = 1;' >src/index.js
cat >run.mjs <<'JS'
import { writeFileSync } from 'node:fs';
import { rspack } from '@rspack/core';
import { build } from 'esbuild';
import { rollup } from 'rollup';

async function tryRspack() {
  const compiler = rspack({
    mode: 'none',
    entry: './src/index.js',
    output: { library: { type: 'modern-module' }, module: true },
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      compiler.close(() => resolve(stats.toJson().errors.map(({ message }) => message).join()));
    });
  });
}

const seen = [];
for (const manifest of ['{ "private": true }', '{ "private": true, "type": "commonjs" }']) {
  writeFileSync('package.json', manifest);
  const message = await tryRspack();
  await build({ entryPoints: ['src/index.js'], bundle: true, format: 'esm', write: false });
  await (await rollup({ input: 'src/index.js' })).generate({});
  seen.push(/cannot be used outside of module code/.test(message) ? 'fails' : message || 'builds');
}
console.log(`no type:  ${seen[0]}\ncommonjs: ${seen[1]}`);
process.exitCode = seen[0] === 'builds' && seen[1] === 'fails' ? 0 : 1;
JS
node run.mjs
