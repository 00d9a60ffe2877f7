import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BuildFailure } from '#engine/diagnostics.ts';

const usage = `Usage: tsx src/cli.ts <build|preview|dev> [folder of the site]

build    writes dist/
preview  serves dist/ on PORT (default 4173)
dev      serves the sources on PORT (default 5173) and shows edits at once`;

function readPort(fallback: number): number {
  const { PORT } = process.env;
  const port = Number(PORT ?? fallback);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(
    `PORT must be a number from 0 to 65535, not "${PORT}". Write: PORT=${fallback} npm start`,
  );
}

async function build(root: string): Promise<void> {
  const start = performance.now();
  const { buildSite } = await import('#engine/build/build.ts');
  await buildSite(root, {
    progress: (text) => console.log(text),
    warn: (text) => console.warn(text),
  });
  console.log(`done      dist/ in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

async function preview(root: string): Promise<void> {
  const port = readPort(4173);
  const { previewSite } = await import('#engine/preview/preview.ts');
  const url = await previewSite(root, port);
  console.log(`serving   ${url}`);
}

async function dev(root: string): Promise<void> {
  const port = readPort(5173);
  const { startDevServer } = await import('#engine/dev/server.ts');
  const url = await startDevServer(root, port);
  console.log(`serving   ${url}`);
}

const commands: Record<string, (root: string) => Promise<void>> = { build, preview, dev };

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [name = '', folder = '.'] = positionals;
  const command = commands[name];
  if (!command) throw new Error(usage);
  process.env.NODE_ENV = name === 'dev' ? 'development' : 'production';
  await command(resolve(folder));
}

main().catch((error: unknown) => {
  const isExpected = error instanceof BuildFailure;
  console.error(isExpected ? `\n${error.message}\n` : error);
  if (isExpected) console.error(`${error.diagnostics.length} to mend.`);
  process.exitCode = 1;
});
