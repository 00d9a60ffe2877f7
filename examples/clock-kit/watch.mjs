// Runs `rslib --watch`, edits a source file and the config, and keeps what the terminal shows.
import { spawn } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

const log = 'watch.log';
writeFileSync(log, '$ npx rslib --watch\n');

const rslib = spawn(process.execPath, ['node_modules/@rslib/core/bin/rslib.js', '--watch']);
let output = '';
rslib.stdout.on('data', (data) => {
  output += data;
});
rslib.stderr.pipe(process.stderr);

async function waitFor(text) {
  while (!output.includes(text)) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  // What follows in the same moment belongs to this step.
  await new Promise((resolve) => setTimeout(resolve, 200));
  appendFileSync(log, output.replace(/ in [\d.]+ ?m?s\b/g, '').replace(/ +$/gm, ''));
  output = '';
}

function edit(file, from, to) {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

await waitFor('info    watching for changes');
edit('src/pad.ts', "'0'", "' '");
await waitFor('ready ');
edit('rslib.config.ts', "'es2021'", "'es2022'");
await waitFor('info    watching for changes');
rslib.kill();
