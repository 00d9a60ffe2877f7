import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const [url = '/', ...flags] = process.argv.slice(2);
const server = spawn('node', [...flags, 'dist/index.js'], {
  env: { ...process.env, PORT: '4173' },
});
let log = '';
server.stdout.on('data', (data) => (log += data));
server.stderr.on('data', (data) => (log += data));

async function ask() {
  for (;;) {
    try {
      return await (await fetch(`http://localhost:4173${url}`)).text();
    } catch {
      if (server.exitCode !== null) return '';
      await wait(50);
    }
  }
}

const text = await ask();
server.kill();
if (server.exitCode === null) await once(server, 'close');
console.log(log + text);
