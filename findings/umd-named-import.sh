#!/usr/bin/env bash
# Node.js finds the names that a CommonJS file of Rslib exports, but not those of a UMD file of the same source:
# `import { value }` fails with "Named export 'value' not found", while `require()` and the default import work.
# Seen with @rslib/core 1.0.1 on Node.js 20 and 26. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1
mkdir -p src
echo 'export const value = 5;' >src/index.mjs
cat >rslib.config.mjs <<'JS'
export default {
  lib: [{ format: 'cjs' }, { format: 'umd', umdName: 'five', output: { filename: { js: '[name].umd.cjs' } } }],
  source: { entry: { index: './src/index.mjs' } },
};
JS
npx rslib >/dev/null 2>&1
try() { node --input-type=module -e "$1" 2>&1 | grep -oE "^5$|Named export 'value' not found" | head -1 || echo other; }
common=$(ls dist/index.js dist/index.cjs 2>/dev/null | head -1)
cjs=$(try "import { value } from './$common'; console.log(value)")
umd=$(try "import { value } from './dist/index.umd.cjs'; console.log(value)")
whole=$(try "import umd from './dist/index.umd.cjs'; console.log(umd.value)")
printf 'cjs: %s\numd: %s\numd, default import: %s\n' "$cjs" "$umd" "$whole"
[ "$cjs $umd $whole" = "5 Named export 'value' not found 5" ]
