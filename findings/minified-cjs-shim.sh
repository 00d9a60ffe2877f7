#!/usr/bin/env bash
# `output.minify: true` (and `false`) puts a shim for `import.meta.url` into CommonJS files that do not use it. The shim requires
# the Node.js module "url", so applications for browsers no longer build with webpack 5: the package that worked
# fails with "Can't resolve 'url'". `shims: { cjs: { 'import.meta.url': false } }` helps.
# Seen with @rslib/core 1.0.1 and webpack 5.113.0. Exits 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 webpack@5.113.0 webpack-cli@7.3.1 react@19.3.1
mkdir -p src library/src
echo '{ "name": "library", "peerDependencies": { "react": "*" } }' >library/package.json
echo "import { version } from 'react'; export const text = version;" >library/src/index.js
echo "import { text } from '../library/dist/index.js'; console.log(text);" >src/index.js
# First match of a pattern, or a word.
first() { grep -oE "$1" | head -1 | grep . || echo "$2"; }
build() {
  echo "export default { lib: [{ format: 'cjs', $2 }], output: { target: 'web', $1 } };" >library/rslib.config.mjs
  npx rslib --root library >/dev/null 2>&1
  npx webpack --mode production 2>&1 | first "Can't resolve 'url'|compiled successfully" other
}
plain=$(build '' '')
minified=$(build 'minify: true' '')
without=$(build 'minify: true' "shims: { cjs: { 'import.meta.url': false } }")
printf 'default: %s\nminify: %s\nminify without the shim: %s\n' "$plain" "$minified" "$without"
[ "$plain $minified $without" = "compiled successfully Can't resolve 'url' compiled successfully" ]
