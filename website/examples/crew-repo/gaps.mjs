// Tells which files of `packages/units/dist` were missing for a moment while Rslib ran again.
import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

const bin = new URL('node_modules/@rslib/core/bin/rslib.js', import.meta.url).pathname;
const cwd = 'packages/units';
const files = ['index.js', 'index.d.ts'];
const missing = new Set();
const timer = setInterval(() => {
  for (const file of files) if (!existsSync(`${cwd}/dist/${file}`)) missing.add(file);
}, 1);

function run(...args) {
  const child = spawn(process.execPath, [bin, ...args], { cwd });
  child.output = '';
  child.stdout.on('data', (data) => {
    child.output += data;
  });
  return child;
}

async function waitFor(isDone) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const log = [];
const report = (step) => {
  const found = missing.size > 0 ? [...missing].sort().join(', ') : 'nothing';
  log.push(`${step.padEnd(32)} ${found} missing`);
  missing.clear();
};

async function build(...args) {
  const child = run(...args);
  await waitFor(() => child.exitCode !== null);
}

let edits = 0;
async function watch(...args) {
  const child = run('--watch', ...args);
  await waitFor(() => child.output.includes('watching for changes'));
  await waitFor(() => files.every((file) => existsSync(`${cwd}/dist/${file}`)));
  report(`rslib --watch ${args.join(' ')}, start`.replace(' ,', ','));
  edits += 1;
  const name = `edit${edits}`;
  appendFileSync(`${cwd}/src/index.ts`, `\nexport const ${name}: Unit = 'kg';\n`);
  const isWritten = (file) => existsSync(file) && readFileSync(file, 'utf8').includes(name);
  await waitFor(() => files.every((file) => isWritten(`${cwd}/dist/${file}`)));
  report(`rslib --watch ${args.join(' ')}, edit`.replace(' ,', ','));
  child.kill();
  await waitFor(() => child.exitCode !== null || child.signalCode !== null);
}

await build();
missing.clear();
await build();
report('rslib');
await build('--no-clean');
report('rslib --no-clean');
await watch();
await watch('--no-clean');
clearInterval(timer);
writeFileSync('gaps.log', `${log.join('\n')}\n`);
