import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { BuildMode } from './build/build.ts';
import { createLogger } from './create-logger.ts';
import { describeError, UsageError, writeCommand } from './describe-error.ts';
import type { MakeMissing } from './outputs/build-step.ts';

const usage = `Usage: npm run <start|build|preview|dev|search:records> [-- folder of the site]

start           builds for this machine only, and serves like preview
build           writes dist/ for a host
preview         serves dist/ on HOST (default localhost) and PORT (default 4173)
dev             serves the sources on PORT (default 5173) and shows edits at once
search:records  writes what a hosted search index is filled with to dist-search/`;

function readPort(name: string, fallback: number): number {
  const { PORT } = process.env;
  if (PORT === undefined) return fallback;
  if (/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536) return Number(PORT);
  throw new UsageError(
    `PORT must be a number from 0 to 65535, not "${PORT}". Write: ${writeCommand(name, fallback)}`,
  );
}

/** Node.js 20 optimizes much that a build runs a few times only, see docs/decisions/. Later versions know no such flag. */
function optimizeLate(): void {
  if (process.versions.node.startsWith('20.')) setFlagsFromString('--interrupt-budget=1000000');
}

async function build(root: string, mode: BuildMode = 'deploy'): Promise<MakeMissing> {
  const start = performance.now();
  optimizeLate();
  const { buildSite } = await import('./build/build.ts');
  const makeMissing = await buildSite(root, createLogger(), mode);
  console.log(`done      dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return makeMissing;
}

async function serve(root: string, port: number, makeMissing?: MakeMissing): Promise<void> {
  const { previewSite } = await import('./preview/preview.ts');
  const url = await previewSite(root, port, process.env.HOST || undefined, makeMissing);
  console.log(`serving   ${url}`);
}

async function preview(root: string): Promise<void> {
  await serve(root, readPort('preview', 4173));
}

async function start(root: string): Promise<void> {
  const port = readPort('start', 4173);
  await serve(root, port, await build(root, 'local'));
}

async function dev(root: string): Promise<void> {
  const port = readPort('dev', 5173);
  const { startDevServer } = await import('./dev/server.ts');
  const url = await startDevServer(root, port);
  console.log(`serving   ${url}`);
}

async function searchRecords(root: string): Promise<void> {
  const { exportSearchRecords } = await import('./build/export-search-records.ts');
  const count = await exportSearchRecords(root, createLogger());
  console.log(`records   ${count} in dist-search/`);
}

const commands = new Map<string, (root: string) => Promise<unknown>>([
  ['start', start],
  ['build', (root) => build(root)],
  ['preview', preview],
  ['dev', dev],
  ['search-records', searchRecords],
]);

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  // The scripts of package.json name a folder; a reader can name another one behind it.
  const [name = '', ...folders] = positionals;
  const folder = folders.at(-1) ?? '.';
  const command = commands.get(name);
  if (!command) throw new UsageError(usage);
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
  await command(resolve(folder));
}

main().catch((error: unknown) => {
  console.error(describeError(error, process.argv[2] ?? '', usage));
  process.exitCode = 1;
});
