#!/usr/bin/env bash
# Without a bundle, Rslib turns `data.json` into `data.js` and keeps `with { type: 'json' }` on the import of it, so
# nothing that checks the attribute can load the package: Node.js, Bun, and esbuild refuse it. The build succeeds.
# Seen with @rslib/core 1.0.1, esbuild 0.28.2, and Bun 1.4.5. Exits 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 esbuild@0.28.2 bun@1.4.5
mkdir -p src
echo '{ "rate": 5 }' >src/data.json
echo "export default { lib: [{ format: 'esm', bundle: false }] };" >rslib.config.mjs
# First match of a pattern, or a word.
first() { grep -oE "$1" | head -1 | grep . || echo "$2"; }
look() { "$@" 2>&1 | first '^5$|is not of type|JSON Parse error' other; }
try() {
  echo "import data from './data.json'$1; console.log(data.rate);" >src/index.js
  npx rslib >/dev/null 2>&1
  echo "$(look node dist/index.js), $(look npx bun dist/index.js), $(npx esbuild dist/index.js --bundle 2>&1 >/dev/null | first 'Unexpected "var" in JSON' builds)"
}
without=$(try '')
with=$(try " with { type: 'json' }")
printf 'Node.js, Bun, esbuild\nwithout: %s\nwith: %s\n' "$without" "$with"
[ "$without" = '5, 5, builds' ] && [ "$with" = 'is not of type, JSON Parse error, Unexpected "var" in JSON' ]
