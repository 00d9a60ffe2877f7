#!/usr/bin/env bash
# Parcel builds an application whose package imports a picture, with exit code 0. The value of the import is an
# empty object, so the page asks for `/[object Object]`. With `new URL()`, the address is right.
# Seen with Parcel 2.16.4. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund parcel@2.16.4
mkdir -p src node_modules/logo
echo '{ "name": "logo", "version": "1.0.0", "type": "module", "main": "index.js" }' >node_modules/logo/package.json
echo '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>' >node_modules/logo/logo.svg
echo "import { url } from 'logo'; globalThis.value = url;" >src/index.js
try() {
  echo "$1" >node_modules/logo/index.js
  rm -rf dist && npx parcel build src/index.js --no-cache --no-source-maps >/dev/null
  node -e "globalThis.location = { origin: 'https://a.test', href: 'https://a.test/' }; globalThis.document = { currentScript: { src: 'https://a.test/index.js' }, baseURI: 'https://a.test/' }; require('./dist/index.js'); console.log(typeof value, String(value).startsWith('https://a.test/logo'))"
}
imported=$(try "import url from './logo.svg'; export { url };")
address=$(try "export const url = new URL('./logo.svg', import.meta.url).href;")
printf 'imported: %s\nnew URL(): %s\n' "$imported" "$address"
[ "$imported" = 'object false' ] && [ "${address%% *}" = 'string' ]
