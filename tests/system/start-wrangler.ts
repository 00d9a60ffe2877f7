import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Requirement } from './ensure-programs.ts';
import { findFreePort } from './find-free-port.ts';

const version = '4.164.0';
/** Kept for the next run. */
const folder = join(tmpdir(), `docs-wrangler-${version}`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** `wrangler pages dev`, the server of Cloudflare Pages, which needs no account. */
export const wrangler: Requirement = {
  purpose: 'tests with the server of Cloudflare Pages',
  isInstalled: () => major > 22 || (major === 22 && minor >= 12),
  packages: [],
  advice: 'Run them with Node.js 22.12 or newer.',
  canSkip: true,
};

/** Installs it in a temporary folder: the site does not need it, and it is larger than all that does. */
async function install(): Promise<void> {
  if (existsSync(folder)) return;
  const fresh = await mkdtemp(join(tmpdir(), 'docs-wrangler-'));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefix', fresh];
  execFileSync('npm', ['install', ...options, `wrangler@${version}`], { stdio: 'pipe' });
  await rename(fresh, folder);
}

async function untilAnswering(origin: string, child: ChildProcess): Promise<boolean> {
  while (child.exitCode === null) {
    const response = await fetch(origin, { redirect: 'manual' }).catch(() => undefined);
    if (response) return true;
  }
  return false;
}

/**
 * Serves a folder as Cloudflare Pages does, on loopback.
 * @param root what is published, with `_headers` in it
 */
export async function startWrangler(
  root: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  await install();
  const state = await mkdtemp(join(tmpdir(), 'docs-pages-'));
  const port = await findFreePort();
  const child = spawn(
    process.execPath,
    [
      join(folder, 'node_modules/wrangler/bin/wrangler.js'),
      ...['pages', 'dev', root, '--ip', '127.0.0.1', '--port', String(port)],
      ...['--compatibility-date', '2026-01-01', '--persist-to', join(state, 'state')],
    ],
    {
      cwd: state,
      // Its settings and logs are below the home folder.
      env: { ...process.env, HOME: state, CI: '1', WRANGLER_SEND_METRICS: 'false' },
      detached: true,
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  if (!(await untilAnswering(`http://127.0.0.1:${port}`, child))) {
    throw new Error(`wrangler failed to start:\n${output}`);
  }
  return {
    port,
    async stop() {
      // With the server that it has started.
      process.kill(-(child.pid as number), 'SIGTERM');
      await ended;
      await rm(state, { recursive: true, force: true });
    },
  };
}
