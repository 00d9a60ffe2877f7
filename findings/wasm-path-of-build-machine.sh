#!/usr/bin/env bash
# Rslib compiles an import of a `.wasm` file for the target `web` into a request relative to `import.meta.url`.
# webpack replaces that by the path on the machine that builds, so the application asks visitors for `file:///…`;
# esbuild leaves the file out. Both builds succeed.
# Seen with @rslib/core 1.0.1, webpack 5.113.0, and esbuild 0.28.2. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 webpack@5.113.0 webpack-cli@7.3.1 esbuild@0.28.2
mkdir -p src library/src
echo '{ "name": "library", "type": "module" }' >library/package.json
node -e "process.stdout.write(Buffer.from('0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b', 'hex'))" >library/src/add.wasm
echo "import { add } from './add.wasm'; export const sum = add(2, 3);" >library/src/index.js
echo "export default { lib: [{ format: 'esm' }], output: { target: 'web' } };" >library/rslib.config.mjs
echo "import { sum } from '../library/dist/index.js'; console.log(sum);" >src/index.js
npx rslib --root library >/dev/null 2>&1
npx webpack --mode production --output-path webpack >/dev/null
npx esbuild src/index.js --bundle --format=esm --outdir=esbuild --log-level=error
path=$(grep -rl "file://" webpack | grep -c '\.js$' || true)
files() { find "$1" -name '*.wasm' | wc -l | tr -d ' '; }
printf 'webpack: scripts with file://: %s, .wasm files: %s\nesbuild: .wasm files: %s\n' "$path" "$(files webpack)" "$(files esbuild)"
[ "$path $(files webpack) $(files esbuild)" = '1 0 0' ]
