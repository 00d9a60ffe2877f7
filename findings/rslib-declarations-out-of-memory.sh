#!/usr/bin/env bash
# With TypeScript 5 and 6, Rslib writes declarations in a process of its own. If that process ends before it
# is done, here because its memory limit is too low, `rslib` exits with 0 and `dist` has no declarations.
# Seen with @rslib/core 1.0.1 and typescript 6.0.3. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 typescript@6.0.3
mkdir src
echo 'export const a: number = 1;' >src/index.ts
cat >tsconfig.json <<'JSON'
{ "compilerOptions": { "rootDir": "src", "module": "ESNext", "moduleResolution": "bundler" }, "include": ["src"] }
JSON
code=0
NODE_OPTIONS=--max-old-space-size=40 npx rslib --dts >log.txt 2>&1 || code=$?
grep -o 'JavaScript heap out of memory' log.txt | head -1
echo "exit code $code, files: $(ls dist | tr '\n' ' ')"
[ "$code" = 0 ] && [ ! -e dist/index.d.ts ] && grep -q 'heap out of memory' log.txt
