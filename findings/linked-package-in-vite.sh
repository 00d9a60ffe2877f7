#!/usr/bin/env bash
# A package that is linked into an application, as `npm link` does, is rebuilt while the dev server of Vite runs. Vite
# serves the change. With `resolve.preserveSymlinks` it serves the old code, and also after a restart, because the
# copy in its cache is not compared with the file. Leaving the package out of the copies (`optimizeDeps.exclude`)
# doesn't help either while the server runs.
# Seen with vite 8.4.0. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p app kit
cd app
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund vite@8.4.0
echo '{ "name": "kit", "version": "1.0.0", "type": "module", "exports": "./index.js" }' >../kit/package.json
ln -s ../../kit node_modules/kit
echo '<script type="module" src="/main.js"></script>' >index.html
echo "import { word } from 'kit'; document.title = word();" >main.js
cat >serve.mjs <<'CODE'
import { writeFileSync } from 'node:fs';
import { createServer } from 'vite';
const write = (word) => writeFileSync('../kit/index.js', `export const word = () => '${word}';\n`);
async function see(config, change) {
  const server = await createServer({ configFile: false, logLevel: 'silent', ...config });
  await server.listen();
  const get = async (path) => (await fetch(server.resolvedUrls.local[0].slice(0, -1) + path)).text();
  const word = async () => /(old|new)/.exec(await get(/from "([^"]+)"/.exec(await get('/main.js'))[1]))[1];
  let seen = await word();
  if (change) {
    write('new');
    for (let i = 0; i < 20 && seen === 'old'; i++) {
      await new Promise((done) => setTimeout(done, 100));
      seen = await word();
    }
  }
  await server.close();
  return seen;
}
const force = (config) => ({ ...config, optimizeDeps: { ...config.optimizeDeps, force: true } });
const linked = { resolve: { preserveSymlinks: true } };
const results = [];
for (const config of [{}, linked, { ...linked, optimizeDeps: { exclude: ['kit'] } }]) {
  write('old');
  const running = await see(force(config), true);
  results.push(running, await see(config, false));
}
console.log(results.join(' '));
process.exit();
CODE
seen=$(node serve.mjs)
echo "served while running and after a restart: default, preserveSymlinks, and excluded from the copies: $seen"
[ "$seen" = 'new new old old old new' ]
