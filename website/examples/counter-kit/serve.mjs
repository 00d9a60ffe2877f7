// Runs `rslib mf-dev` until it is ready, asks it for the manifest, and keeps what the terminal shows.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';

const rslib = spawn(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', 'mf-dev']);
const ready = 'ready   built';
const typesReady = 'Federated types created';
let output = '';
rslib.stdout.on('data', (data) => {
  output += data;
});
while (!output.includes(ready) || !output.includes(typesReady)) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}

// Another port is taken when 3001 is in use.
const [origin] = /http:\/\/localhost:\d+/.exec(output) ?? [];
const response = await fetch(`${origin}/mf/mf-manifest.json`);
const { name, exposes } = await response.json();
console.log('status', response.status);
console.log('allowed origins', response.headers.get('access-control-allow-origin'));
console.log(name, 'exposes', exposes.map(({ path }) => path).join());

// The plugin reports about types at any time.
const lines = output
  .slice(0, output.indexOf(ready) + ready.length)
  .split('\n')
  .filter((line) => !line.includes(typesReady));
const log = ['$ npx rslib mf-dev', ...lines, ''].join('\n');
writeFileSync('mf-dev.log', log.replace(/localhost:\d+/g, 'localhost:3001').replace(/ +$/gm, ''));
rslib.kill();
await once(rslib, 'exit');
