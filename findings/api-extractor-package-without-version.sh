#!/usr/bin/env bash
# API Extractor copies the types of a package in `bundledPackages` only if its package.json has a `version`:
# without one, as in private packages of a workspace, it keeps the import, and says nothing.
# Seen with @microsoft/api-extractor 7.60.1. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "name": "demo", "version": "1.0.0", "types": "index.d.ts" }' >package.json
npm install --silent --no-audit --no-fund @microsoft/api-extractor@7.60.1
mkdir node_modules/left
echo "export declare const a: 'typed';" >node_modules/left/index.d.ts
echo "export { a } from 'left';" >index.d.ts
echo '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "types": [] }, "files": ["index.d.ts"] }' >tsconfig.json
cat >run.mjs <<'JS'
import { readFileSync, writeFileSync } from 'node:fs';
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';

function bundle(manifest) {
  writeFileSync('node_modules/left/package.json', JSON.stringify({ name: 'left', types: 'index.d.ts', ...manifest }));
  const configObject = {
    projectFolder: process.cwd(),
    mainEntryPointFilePath: `${process.cwd()}/index.d.ts`,
    bundledPackages: ['left'],
    compiler: { tsconfigFilePath: `${process.cwd()}/tsconfig.json` },
    dtsRollup: { enabled: true, untrimmedFilePath: `${process.cwd()}/out.d.ts` },
  };
  const packageJsonFullPath = `${process.cwd()}/package.json`;
  const config = ExtractorConfig.prepare({ configObject, configObjectFullPath: undefined, packageJsonFullPath });
  const { succeeded } = Extractor.invoke(config, { localBuild: true, messageCallback: (message) => { message.logLevel = 'none'; } });
  return `${succeeded ? 'succeeded' : 'failed'}, types ${readFileSync('out.d.ts', 'utf8').includes('typed') ? 'copied' : 'imported'}`;
}

const seen = { 'no version': bundle({}), 'version 0.0.0': bundle({ version: '0.0.0' }) };
console.log(seen);
const isSame = seen['no version'] === 'succeeded, types imported' && seen['version 0.0.0'] === 'succeeded, types copied';
process.exitCode = isSame ? 0 : 1;
JS
node run.mjs
