#!/usr/bin/env bash
# Rsbuild ignores a function in `tools.lightningcssLoader`, which its type allows, and says nothing.
# An object with the same option works, and so does a function in `tools.cssLoader`.
# Seen with @rsbuild/core 2.3.2. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "name": "demo", "version": "1.0.0", "type": "module" }' >package.json
npm install --silent --no-audit --no-fund @rsbuild/core@2.3.2 typescript@6.0.3 @types/node@20.19.43
mkdir src
echo "import './a.css';" >src/index.js
echo '.a { .b { color: red } }' >src/a.css
build() {
  echo "import { defineConfig } from '@rsbuild/core';
export default defineConfig({ output: { minify: false, filenameHash: false, overrideBrowserslist: ['chrome 130'] }, tools: { $1 } });" >rsbuild.config.ts
  npx tsc --noEmit --strict --skipLibCheck --module nodenext rsbuild.config.ts >types.txt || { cat types.txt; exit 1; }
  npx rsbuild build >build.txt
}
targets="targets: ['chrome 80']"
seen() { grep -q '\.a \.b' dist/static/css/index.css && echo 'nesting compiled' || echo 'nesting kept'; }
build ''
none=$(seen)
build "lightningcssLoader: { $targets }"
object=$(seen)
build "lightningcssLoader: (options) => { console.log('called'); return { ...options, $targets }; }"
function="$(seen), $(grep -q called build.txt && echo called || echo 'not called')"
build "cssLoader: (options) => { console.log('called'); return options; }"
css=$(grep -q called build.txt && echo called || echo 'not called')
printf 'no option: %s\nobject:    %s\nfunction:  %s\ncssLoader: %s\n' "$none" "$object" "$function" "$css"
[ "$none / $object / $function / $css" = 'nesting kept / nesting compiled / nesting kept, not called / called' ]
