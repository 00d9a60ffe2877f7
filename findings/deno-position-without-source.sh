#!/usr/bin/env bash
# A package has a source map that contains the text of its source, but not the source itself. Deno prints the line of
# the source with the name of the built file, where this line is another one. With the source next to it, Deno prints
# the source; Node.js with `--enable-source-maps` does in both cases. Seen with deno 2.9.6 and Node.js 26.10.0. Exits 1
# if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --no-save deno@2.9.6 node@26.10.0 esbuild@0.28.2
export PATH="$folder/node_modules/.bin:$folder/node_modules/node/bin:$PATH"
npm pkg set dependencies.located=1.0.0
package=node_modules/located
mkdir -p $package/src
echo '{ "name": "located", "version": "1.0.0", "type": "module", "main": "dist/index.js" }' >$package/package.json
printf '// 1\n// 2\n// 3\nexport const locate = () => {\n  throw new Error("located");\n};\n' >$package/src/index.js
esbuild $package/src/index.js --format=esm --sourcemap --outfile=$package/dist/index.js --log-level=error
echo "import { locate } from 'located'; try { locate(); } catch (error) { console.log(error.stack); }" >main.js
find_position() { grep -m1 -oE '(dist|src)/index\.js:[0-9]+' || true; }
look() {
  deno=$(deno run -A main.js | find_position)
  node=$(node --enable-source-maps main.js | find_position)
  echo "$1: deno $deno, node $node"
}
look 'with the source'
[ "$deno $node" = 'src/index.js:5 src/index.js:5' ] || exit 1
rm -r $package/src
look 'without it'
[ "$deno $node" = 'dist/index.js:5 src/index.js:5' ]
