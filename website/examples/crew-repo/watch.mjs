// Runs `rslib --watch` in the named packages, edits a source file of `units`, and tells who built.
import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';

const bin = new URL('node_modules/@rslib/core/bin/rslib.js', import.meta.url).pathname;
const names = process.argv.slice(2);
const output = Object.fromEntries(names.map((name) => [name, '']));
const children = [];

function start(name) {
  const args = [bin, '--watch', '--no-clean'];
  const child = spawn(process.execPath, args, { cwd: `packages/${name}` });
  child.stdout.on('data', (data) => {
    output[name] += data;
  });
  child.stderr.pipe(process.stderr);
  children.push(child);
}

async function waitFor(isDone) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
}

const isBuilt = (name) => /ready {3}built/.test(output[name]);
const isComplete = (name) => isBuilt(name) && output[name].includes('declaration files generated');

const log = [];
function report(step) {
  log.push(step);
  for (const name of names) {
    log.push(`  ${name}: ${isBuilt(name) ? 'built' : 'no build'}`);
    output[name] = '';
  }
}

for (const name of names) {
  start(name);
  await waitFor(() => output[name].includes('watching for changes') && isComplete(name));
}
report('start');
appendFileSync('packages/units/src/index.ts', "\nexport const fallback: Unit = 'kg';\n");
await waitFor(() => isComplete(names[0]));
// A package that does not build by then does not build at all.
await new Promise((resolve) => setTimeout(resolve, 2000));
report('edit packages/units/src/index.ts');
writeFileSync('watch.log', `${log.join('\n')}\n`);
for (const child of children) child.kill();
