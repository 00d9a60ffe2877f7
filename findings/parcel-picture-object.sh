#!/usr/bin/env bash
# Parcel builds an application whose package imports a picture, with exit code 0. The picture is not in
# the output, and the value of the import is an empty object. With `new URL()`, the picture is there.
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
echo '<!doctype html><script type="module" src="./src/index.js"></script>' >index.html
npm pkg delete main >/dev/null
npm pkg set dependencies.logo=1.0.0 >/dev/null
try() {
  echo "$1" >node_modules/logo/index.js
  rm -rf dist && npx parcel build index.html --no-cache --no-source-maps >/dev/null
  find dist -name '*.svg' | wc -l | tr -d ' '
}
imported=$(try "import url from './logo.svg'; export { url };")
address=$(try "export const url = new URL('./logo.svg', import.meta.url).href;")
printf 'pictures in dist, imported: %s\npictures in dist, new URL(): %s\n' "$imported" "$address"
[ "$imported $address" = '0 1' ]
