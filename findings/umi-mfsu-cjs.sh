#!/usr/bin/env bash
# A package has only CommonJS, in a file that ends in `.cjs`. `umi build` bundles it; the dev server prepares packages
# with MFSU, which reads `.js`, `.mjs` and some others by extension and stops at this one, so that the page stays empty.
# With `mfsu: false` the dev server works. Seen with Umi 4.7.22 and Node.js 26.10.0. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 umi@4.7.22 react@19.3.1 react-dom@19.3.1
export PATH="$folder/node_modules/.bin:$folder/node_modules/node/bin:$PATH" BROWSER=none HOME="$folder"
mkdir -p src/pages node_modules/only-cjs
echo '{ "name": "only-cjs", "version": "1.0.0", "main": "./index.cjs" }' >node_modules/only-cjs/package.json
echo 'exports.value = () => 5;' >node_modules/only-cjs/index.cjs
npm pkg set dependencies.only-cjs=1.0.0
cat >src/pages/index.jsx <<'JSX'
import { value } from 'only-cjs';
export default () => <p>{value()}</p>;
JSX
start() {
  echo "export default { $1 };" >.umirc.js
  : >dev.log
  PORT=0 timeout 60 umi dev >>dev.log 2>&1 &
  timeout 55 grep -m1 "$2" <(tail -n +1 -f dev.log) >/dev/null || true
  kill %% 2>/dev/null && wait %% 2>/dev/null || true
}
umi build >build.log 2>&1 && built=yes || built=no
start '' 'file type not supported'
with=$(grep -oE 'file type not supported for index\.cjs' dev.log | head -1 || true)
start 'mfsu: false' 'Compiled in'
without=$(grep -oE 'Compiled' dev.log | head -1 || true)
printf 'build: %s\ndev: %s\ndev with mfsu: false: %s\n' "$built" "$with" "$without"
[ "$built $with $without" = 'yes file type not supported for index.cjs Compiled' ]
