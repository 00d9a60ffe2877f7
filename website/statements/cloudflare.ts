import type { ProbeFiles, ProbeOptions } from './statement.ts';

/** Files that start `app.mjs` as a Worker of Cloudflare, and print what it answers. */
export function askWorker(port: number): ProbeFiles {
  return {
    'ask.mjs': `import { spawn } from 'node:child_process';
const wrangler = ['node_modules/wrangler/bin/wrangler.js', 'dev', 'app.mjs', '--port', '${port}'];
const server = spawn(process.execPath, [...wrangler, '--compatibility-date', '2026-01-01'], {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
});
let answer;
server.on('exit', () => { answer ??= 'nothing'; });
for (let i = 0; i < 150 && !answer; i += 1) {
  await new Promise((resolve) => setTimeout(resolve, 200));
  answer = await fetch('http://localhost:${port}/').then((response) => response.text(), () => answer);
}
console.log('answers', answer);
try { process.kill(-server.pid); } catch {}
process.exit();
`,
  };
}

/** Builds with Rslib, and asks the Worker. */
export const cloudflare: ProbeOptions = {
  install: ['wrangler@4.164.0', 'node@24.21.0'],
  run: ['npx rslib', 'node_modules/node/bin/node ask.mjs'],
};
