#!/usr/bin/env bash
# A package imports a picture: with Turbopack, Next.js gives it the address as a string, with `next build --webpack`
# an object, so `<img src={url}>` of the same package works in one and asks for `/[object Object]` in the other.
# A picture of the application itself is an object in both. Seen with Next.js 16.4.6. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 next@16.4.6 react@19.3.1 react-dom@19.3.1
export PATH="$folder/node_modules/node/bin:$PATH"
mkdir -p app node_modules/logo
picture='<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>'
echo '{ "name": "logo", "version": "1.0.0", "type": "module", "main": "index.js" }' >node_modules/logo/package.json
echo "$picture" >node_modules/logo/logo.svg
echo "$picture" >app/own.svg
echo "import url from './logo.svg'; export { url };" >node_modules/logo/index.js
echo 'export default function Layout({ children }) { return <html><body>{children}</body></html>; }' >app/layout.js
cat >app/page.js <<'JS'
import { url } from 'logo';
import own from './own.svg';
export default function Page() { return <p>{`package ${typeof url}, own ${typeof own}.`}</p>; }
JS
look() {
  rm -rf .next
  NEXT_TELEMETRY_DISABLED=1 npx next build "$1" >build.log 2>&1 || cat build.log >&2
  grep -rhoE 'package [a-z]+, own [a-z]+\.' .next/server/app/index.html | head -1
}
turbopack=$(look --turbopack)
webpack=$(look --webpack)
printf 'Turbopack: %s\nwebpack: %s\n' "$turbopack" "$webpack"
[ "$turbopack" = 'package string, own object.' ] && [ "$webpack" = 'package object, own object.' ]
