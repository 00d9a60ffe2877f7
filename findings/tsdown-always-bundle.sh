#!/usr/bin/env bash
# `deps.alwaysBundle: ['pkg']` of tsdown bundles the main entry of a dependency, but not its subpaths: the
# output then has a copy of a part of the package and imports the rest. A dependency that isn't named is
# external with all its subpaths. Seen with tsdown 0.23.7 (needs Node.js 22.18 or later).
# Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p src pkg
echo '{ "type": "module", "dependencies": { "pkg": "file:pkg" } }' >package.json
echo '{ "name": "pkg", "version": "1.0.0", "type": "module" }' >pkg/package.json
echo "export const main = 'main code';" >pkg/index.js
echo "export const sub = 'sub code';" >pkg/sub.js
echo "export { main } from 'pkg'; export { sub } from 'pkg/sub.js';" >src/index.js
npm install --silent --no-audit --no-fund --install-links tsdown@0.23.7 node@24.21.0
export PATH="$folder/node_modules/.bin:$PATH"
run() {
  echo "export default { entry: 'src/index.js', dts: false, $1 };" >tsdown.config.mjs
  tsdown >log.txt 2>&1 || { cat log.txt; exit 1; }
  grep -oE "main code|sub code|from ['\"][^'\"]+['\"]" dist/index.mjs | sort | tr '\n' ' '
}
none=$(run '')
named=$(run "deps: { alwaysBundle: ['pkg'] }")
pattern=$(run 'deps: { alwaysBundle: [/^pkg(\/|$)/] }')
echo "not named: $none"
echo "string:    $named"
echo "pattern:   $pattern"
[ "$none" = 'from "pkg" from "pkg/sub.js" ' ] && [ "$named" = 'from "pkg/sub.js" main code ' ] && [ "$pattern" = 'main code sub code ' ]
