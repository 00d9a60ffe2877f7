#!/usr/bin/env bash
# Whether a page answers depends on the field of package.json: adapter-node leaves `dependencies` to
# Node.js, which cannot load the style sheet that the package imports, and bundles `devDependencies`. Both build
# with exit code 0. Seen with SvelteKit 3.2.0, adapter-node 6.0.1, and Vite 8.4.0, which need Node.js 22 or newer
# (started from npm). Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap '{ kill $server; wait $server; rm -rf "$folder"; } 2>/dev/null || true' EXIT
server=''
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund node@26.10.0 @sveltejs/kit@3.2.0 @sveltejs/adapter-node@6.0.1 @sveltejs/vite-plugin-svelte@7.3.1 svelte@5.57.3 vite@8.4.0
export PATH="$folder/node_modules/node/bin:$PATH"
mkdir -p src/routes node_modules/card
echo '{ "name": "card", "version": "1.0.0", "type": "module", "main": "index.js" }' >node_modules/card/package.json
echo "import './card.css'; export const name = 'card';" >node_modules/card/index.js
echo '.card { color: red }' >node_modules/card/card.css
echo '<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>' >src/app.html
echo "<script>import { name } from 'card';</script><p class={name}>text</p>" >src/routes/+page.svelte
cat >vite.config.js <<'JS'
import { sveltekit } from '@sveltejs/kit/vite';
import adapter from '@sveltejs/adapter-node';
export default { plugins: [sveltekit({ adapter: adapter() })] };
JS
look() {
  npm pkg delete dependencies.card devDependencies.card >/dev/null
  npm pkg set "$1.card=1.0.0" >/dev/null
  rm -rf build .svelte-kit
  npx vite build >/dev/null 2>&1 || { echo 'no build'; return; }
  PORT=4987 node build/index.js >/dev/null 2>&1 &
  server=$!
  curl -s -o /dev/null -w '%{http_code}' --retry 8 --retry-connrefused --retry-delay 1 http://localhost:4987/ || echo ', no answer'
  kill $server 2>/dev/null || true
  wait $server 2>/dev/null || true
}
dependencies=$(look dependencies)
development=$(look devDependencies)
printf 'dependencies: %s\ndevDependencies: %s\n' "$dependencies" "$development"
[ "$dependencies" != 200 ] && [ "$development" = 200 ]
