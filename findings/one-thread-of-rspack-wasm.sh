#!/usr/bin/env bash
# The WebAssembly build of Rspack starts two workers for a build, whatever the machine has, and one of them makes all
# modules: WebAssembly does not know how many cores there are, from which Tokio takes the number of its threads.
# `TOKIO_WORKER_THREADS=2` adds one. In a browser on two cores, 150 modules then took 0.65 of the time.
# Seen with @rspack/core 2.2.9. Exits 1 if this changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
# npm refuses the package on any machine, because its `cpu` is wasm32.
npm install --silent --no-audit --no-fund --force @rspack/core@2.2.9 @rspack/binding-wasm32-wasi@2.2.9
cat >count.cjs <<'JS'
const threads = require('node:worker_threads');
if (threads.isMainThread) {
  const { Worker } = threads;
  let started = 0;
  threads.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      started++;
    }
  };
  process.on('exit', (code) => console.log(code === 0 ? `${started} workers` : 'no build'));
}
JS
mkdir src
for number in $(seq 40); do
  echo "export const name$number = $number;" >"src/$number.js"
  echo "export * from './$number.js';" >>src/index.js
done
cat >build.js <<'JS'
import { rspack } from '@rspack/core';
rspack({ mode: 'production', entry: './src/index.js' }, (error, stats) => {
  process.exit(error || stats.hasErrors() ? 1 : 0);
});
JS
build() { env RSPACK_BINDING=@rspack/binding-wasm32-wasi "$@" node --no-warnings --require ./count.cjs build.js; }
cores=$(node -p 'os.availableParallelism()')
default=$(build)
more=$(build TOKIO_WORKER_THREADS=2)
printf '%s cores: %s\nwith TOKIO_WORKER_THREADS=2: %s\n' "$cores" "$default" "$more"
[ "$default" = '2 workers' ] && [ "$more" = '3 workers' ]
