#!/usr/bin/env bash
# A server component uses a package that reads the place of its module: Turbopack gives `import.meta.url` an address,
# but `import.meta.dirname` and `import.meta.filename` are undefined, and the build exits with 0. Node.js has all three.
# Seen with Next.js 16.4.6. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 next@16.4.6 react@19.3.1 react-dom@19.3.1
export PATH="$folder/node_modules/node/bin:$PATH"
mkdir -p app node_modules/place
echo '{ "name": "place", "version": "1.0.0", "type": "module", "main": "index.js" }' >node_modules/place/package.json
cat >node_modules/place/index.js <<'JS'
const dirname = typeof import.meta.dirname;
const filename = typeof import.meta.filename;
export const types = `url ${typeof import.meta.url}, dirname ${dirname}, filename ${filename}.`;
JS
echo 'export default function Layout({ children }) { return <html><body>{children}</body></html>; }' >app/layout.js
cat >app/page.js <<'JS'
import { types } from 'place';
export default function Page() { return <p>{types}</p>; }
JS
NEXT_TELEMETRY_DISABLED=1 npx next build --turbopack >build.log 2>&1 || cat build.log >&2
turbopack=$(grep -ohE 'url [a-z]+, dirname [a-z]+, filename [a-z]+\.' .next/server/app/index.html | head -1)
node=$(node -e "import('place').then(({ types }) => console.log(types))")
printf 'Turbopack: %s\nNode.js: %s\n' "$turbopack" "$node"
[ "$turbopack" = 'url string, dirname undefined, filename undefined.' ] &&
  [ "$node" = 'url string, dirname string, filename string.' ]
