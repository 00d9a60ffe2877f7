#!/usr/bin/env bash
# TypeScript refuses a module that a federated build exposes. The plugin prints `Failed to generate type declaration`
# (#TYPE-001), leaves out @mf-types.zip, and the build still exits with 0, so that a pipeline deploys a remote whose hosts
# get no types.
# Seen with @module-federation/rsbuild-plugin 2.9.2, @rslib/core 1.0.1 and typescript 6.0.3. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund @rslib/core@1.0.1 @module-federation/rsbuild-plugin@2.9.2 typescript@6.0.3
mkdir src
echo '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "types": [] }, "include": ["src"] }' >tsconfig.json
seen=''
for source in "'five'" 5; do
  echo "export const counter = (): number => $source;" >src/index.ts
  cat >rslib.config.mjs <<'CONFIG'
import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
const plugin = pluginModuleFederation({ name: 'kit', exposes: { '.': './src/index.ts' } }, {});
export default { lib: [{ format: 'mf', plugins: [plugin] }] };
CONFIG
  code=0
  npx rslib >log.txt 2>&1 || code=$?
  types=$(test -f dist/@mf-types.zip && echo types || echo none)
  message=$(grep -q 'TYPE-001' log.txt && echo TYPE-001 || echo silent)
  echo "=> $source: exit code $code, $message, $types"
  seen="$seen $code $message $types"
done
[ "$seen" = ' 0 TYPE-001 none 0 silent types' ]
