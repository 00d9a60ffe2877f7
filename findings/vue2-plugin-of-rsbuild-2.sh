#!/usr/bin/env bash
# @rsbuild/plugin-vue2 accepts @rsbuild/core ^2 as a peer, but hands the rules of Rsbuild 2 to the rule compiler of
# webpack, which refuses their `with`. So every build fails before it reads a component; with Rsbuild 1 it succeeds.
# Seen with @rsbuild/plugin-vue2 1.1.1, @rsbuild/core 2.2.14 and 1.7.6. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
seen=''
for rsbuild in 2.2.14 1.7.6; do
  mkdir -p "$folder/$rsbuild/src" && cd "$folder/$rsbuild"
  npm init -y >/dev/null
  npm pkg set type=module >/dev/null
  npm install --silent --no-audit --no-fund @rsbuild/plugin-vue2@1.1.1 @rsbuild/core@$rsbuild vue@2.7.16
  echo '<template><b>hello</b></template>' >src/Hello.vue
  echo "import Hello from './Hello.vue'; console.log(Hello);" >src/index.js
  echo "import { pluginVue2 } from '@rsbuild/plugin-vue2'; export default { plugins: [pluginVue2()] };" >rsbuild.config.mjs
  npx rsbuild build >log.txt 2>&1 || true
  if grep -q 'Properties with are unknown' log.txt; then result=refused; else result=$(test -d dist && echo built || echo failed); fi
  echo "Rsbuild $rsbuild: $result"
  seen="$seen $result"
done
[ "$seen" = ' refused built' ]
