#!/usr/bin/env bash
# A package has "sideEffects": ["**/*.css"], as documentation of bundlers advises. In production, webpack and Rspack
# still drop the style sheet that a module imports if all that is used of the module is a constant of up to six
# letters: the constant is inlined, and the module goes with its import. With seven letters, the rule stays.
# Seen with webpack 5.113.0 and @rspack/core 2.3.4. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --legacy-peer-deps webpack@5.113.0 webpack-cli@7.3.1 @rspack/core@2.3.4 @rspack/cli@2.2.8
mkdir -p src node_modules/card
echo '{ "name": "card", "version": "1.0.0", "type": "module", "main": "index.js", "sideEffects": ["**/*.css"] }' >node_modules/card/package.json
echo "export { name } from './card.js';" >node_modules/card/index.js
echo '.abcdef, .abcdefg { color: red }' >node_modules/card/card.css
echo "import { name } from 'card'; document.body.className = name;" >src/index.js
echo "export default { module: { rules: [{ test: /\.css$/, type: 'css/auto' }] } };" >rspack.config.mjs
has_rule() { grep -qs abcdef dist/*.css && echo kept || echo lost; }
seen=''
for name in abcdef abcdefg; do
  echo "import './card.css'; export const name = '$name';" >node_modules/card/card.js
  rm -rf dist && npx webpack --mode production >/dev/null
  webpack=$(has_rule)
  rm -rf dist && npx rspack build --mode production >/dev/null
  rspack=$(has_rule)
  echo "'$name': webpack: $webpack, Rspack: $rspack"
  seen="$seen $webpack $rspack"
done
[ "$seen" = ' lost lost kept kept' ]
