import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDevServer } from 'docs-engine/node';

/** Heap and open files of a dev server, which runs in this process. */
export type DevFigures = { heap: number; files: number };

const [folder = '', ...rounds] = process.argv.slice(2);

async function measure(): Promise<DevFigures> {
  globalThis.gc?.();
  return {
    heap: process.memoryUsage().heapUsed,
    files: (await readdir('/proc/self/fd')).length,
  };
}

async function editPage(url: string, edit: number): Promise<void> {
  const text = `Text of edit ${edit}.`;
  await writeFile(join(folder, 'content/en/guide/usage.mdx'), `# Usage\n\n${text}\n`);
  for (let html = ''; !html.includes(text); ) {
    html = await (await fetch(`${url}/guide/usage`)).text();
  }
}

const url = (await startDevServer(folder, 0)).replace(/\/$/, '');
const figures: DevFigures[] = [];
let edits = 0;
for (const count of rounds.map(Number)) {
  for (; edits < count; edits++) await editPage(url, edits);
  figures.push(await measure());
}
process.stdout.write(`\n${JSON.stringify(figures)}\n`, () => process.exit());
