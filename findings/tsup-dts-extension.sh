#!/usr/bin/env bash
# `outExtension` of tsup returns extensions for JavaScript and for declarations, but only the first one
# is used: declarations are written by a worker, and the function is lost on the way there. Seen with tsup
# 9.0.0 and TypeScript 6.0.3: `{ js: '.mjs', dts: '.d.mts' }` writes index.mjs and index.d.ts.
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "type": "module" }' >package.json
npm install --silent --no-audit --no-fund tsup@9.0.0 typescript@6.0.3
mkdir src
echo 'export const a: number = 1;' >src/index.ts
echo '{ "compilerOptions": { "rootDir": "src", "types": [] }, "include": ["src"] }' >tsconfig.json
cat >tsup.config.mjs <<'JS'
export default {
  entry: ['src/index.ts'],
  format: 'esm',
  dts: true,
  outExtension: () => ({ js: '.mjs', dts: '.d.mts' }),
};
JS
npx tsup >log.txt 2>&1 || { cat log.txt; exit 1; }
seen=$(ls dist | tr '\n' ' ')
echo "dist: $seen"
[ "$seen" = 'index.d.ts index.mjs ' ]
