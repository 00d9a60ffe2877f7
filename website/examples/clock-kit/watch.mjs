// Runs `rslib --watch`, edits a source file and the config, and keeps what the terminal shows.
import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';

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

// One write each, so that no build sees a half-written file.
await waitFor('info    watching for changes');
appendFileSync('src/pad.ts', "\nexport const blank = '  ';\n");
await waitFor('ready ');
appendFileSync('rslib.config.ts', '\n// edited\n');
await waitFor('info    watching for changes');
rslib.kill();
