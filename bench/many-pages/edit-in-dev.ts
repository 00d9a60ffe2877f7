import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevServer } from 'docs-engine/node';
import { medianOf } from '../statistics.ts';

/** Prints the CPU time, in seconds, from an edit of a page until the dev server in this process shows it. */
const [folder = '', sourcePath = '', route = ''] = process.argv.slice(2);

const url = (await startDevServer(folder, 0)).replace(/\/$/, '');

async function readUntil(text: string): Promise<void> {
  for (let html = ''; !html.includes(text); ) html = await (await fetch(url + route)).text();
}

await readUntil('</html>');
const times: number[] = [];
for (let edit = 0; edit < 7; edit++) {
  const text = `Text of edit ${edit}.`;
  const start = process.cpuUsage();
  await appendFile(join(folder, sourcePath), `\n${text}\n`);
  await readUntil(text);
  const { user, system } = process.cpuUsage(start);
  times.push((user + system) / 1e6);
}
process.stdout.write(`\n${medianOf(times)}\n`, () => process.exit());
