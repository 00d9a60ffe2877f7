import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from '#engine/diagnostics.ts';
import { describeError, UsageError, writeCommand } from './describe-error.ts';

const usage = `Usage: npm run <build|preview|dev|search:records> [-- folder of the site]

build           writes dist/
preview         serves dist/ on HOST (default 127.0.0.1) and PORT (default 4173)
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

const logger: Logger = {
  step: (text) => console.log(text),
  warn: (text) => console.warn(text),
};

async function build(root: string): Promise<void> {
  const start = performance.now();
  optimizeLate();
  const { buildSite } = await import('#engine/build/build.ts');
  await buildSite(root, logger);
  console.log(`done      dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function preview(root: string): Promise<void> {
  const port = readPort('preview', 4173);
  const { previewSite } = await import('#engine/preview/preview.ts');
  const url = await previewSite(root, port, process.env.HOST || undefined);
  console.log(`serving   ${url}`);
}

async function dev(root: string): Promise<void> {
  const port = readPort('dev', 5173);
  const { startDevServer } = await import('#engine/dev/server.ts');
  const url = await startDevServer(root, port);
  console.log(`serving   ${url}`);
}

async function searchRecords(root: string): Promise<void> {
  const { exportSearchRecords } = await import('#engine/build/export-search-records.ts');
  const count = await exportSearchRecords(root, logger);
  console.log(`records   ${count} in dist-search/`);
}

const commands: Record<string, (root: string) => Promise<void>> = {
  build,
  preview,
  dev,
  'search-records': searchRecords,
};

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', folder = '.'] = positionals;
  const command = commands[name];
  if (!command) throw new UsageError(usage);
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
  await command(resolve(folder));
}

main().catch((error: unknown) => {
  console.error(describeError(error, process.argv[2] ?? '', usage));
  process.exitCode = 1;
});
