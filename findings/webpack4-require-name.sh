#!/usr/bin/env bash
# webpack 4 builds CommonJS output of Rslib with exit code 0, and it throws when it runs, as soon as it requires
# anything: the file declares its own `__webpack_require__`, which hides the one that webpack passes. ESM works.
# Seen with @rslib/core 1.0.1 and webpack 4.47.0. Exits 1 if this changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 webpack@4.47.0 webpack-cli@4.10.0 react@19.3.1
mkdir -p src library/src
echo '{ "name": "library", "type": "module", "peerDependencies": { "react": "*" } }' >library/package.json
echo "import { version } from 'react'; export const text = version;" >library/src/index.js
echo "export default { lib: [{ format: 'cjs' }, { format: 'esm' }], output: { target: 'web' } };" >library/rslib.config.mjs
npx rslib --root library >/dev/null 2>&1
# First match of a pattern, or a word.
first() { grep -oE "$1" | head -1 | grep . || echo "$2"; }
try() {
  echo "import { text } from '../library/dist/$1'; console.log(text);" >src/index.js
  rm -rf dist && npx webpack --mode production >/dev/null
  node dist/main.js 2>&1 | first '^19\.[0-9.]+$|is not a function' other
}
cjs=$(try index.cjs)
esm=$(try index.js)
printf 'cjs: %s\nesm: %s\n' "$cjs" "$esm"
[ "$cjs" = 'is not a function' ] && [ "$esm" = '19.3.1' ]
