import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import sirv from 'sirv';
import type { App } from '../../website/consumers/define.ts';
import { chromiumOptions } from '../system/browsers.ts';
import { findFreePort } from '../system/find-free-port.ts';
import { cache } from './cache.ts';
import { CommandError } from './message.ts';
import { openPage } from './open-page.ts';
import { describeFailure, describeStack, isStack } from './position.ts';

const commandTimeout = 240_000;

/** Some servers answer nothing while the application does not build. */
const startTimeout = 60_000;

type Options = {
  folder: string;
  specifier: string;
  args: string;
  /** Folder with the Node.js that runs the tool. */
  node: string;
  home: string;
  browser: Browser;
};

/** Environment without npm settings, `NODE_ENV`, and `CI`. */
function buildEnvironment({ folder, node, home }: Options, port: number): NodeJS.ProcessEnv {
  const outside = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((entry) => !entry.includes('node_modules'));
  const search = [path.join(folder, 'node_modules/.bin'), node, ...outside];
  return {
    PATH: search.join(path.delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    PORT: String(port),
    CHROMIUM_PATH: chromiumOptions.executablePath,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    NUXT_TELEMETRY_DISABLED: '1',
    NG_CLI_ANALYTICS: 'false',
    // Deno downloads its bundler: once, and with the certificates that npm uses.
    DENO_DIR: path.join(cache, 'deno'),
    ...(process.env.NODE_EXTRA_CA_CERTS && { DENO_CERT: process.env.NODE_EXTRA_CA_CERTS }),
    WRANGLER_SEND_METRICS: 'false',
  };
}

/** Ends a command with everything that it has started. */
function end(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Waits until an address answers, whatever it answers. */
async function waitForAnswer(
  url: string,
  hasEnded: () => boolean,
  readOutput: () => string,
): Promise<void> {
  const deadline = AbortSignal.timeout(startTimeout);
  while (!deadline.aborted && !hasEnded()) {
    try {
      await fetch(url, { signal: deadline });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new CommandError(readOutput() || `No answer from ${url}`);
}

function writeTag(file: string): string {
  if (file.endsWith('.css')) return `<link rel="stylesheet" href="${file}">`;
  return file.startsWith('module:')
    ? `<script type="module" src="${file.slice('module:'.length)}"></script>`
    : `<script defer src="${file}"></script>`;
}

/** What a cell can do with an application, and a function that ends what it has started. */
export async function createApp(options: Options): Promise<{ app: App; close: () => void }> {
  const { folder, specifier, args, browser } = options;
  const port = await findFreePort();
  const env = buildEnvironment(options, port);
  const closers: (() => void)[] = [];
  let serverOutput = '';

  const launch = (command: string) =>
    spawn('sh', ['-c', command], {
      cwd: folder,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });

  const run = async (command: string): Promise<string> => {
    const child = launch(command);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        output += text;
      });
    }
    const timer = setTimeout(() => end(child.pid), commandTimeout);
    const [code] = await once(child, 'close');
    clearTimeout(timer);
    if (code !== 0) throw new CommandError(output || `exit code ${code}`);
    return output;
  };

  const start = async (command: string, url = `http://localhost:${port}/`): Promise<void> => {
    const child = launch(command);
    closers.push(() => end(child.pid));
    let hasEnded = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text) => {
        serverOutput += text;
      });
    }
    child.on('close', () => {
      hasEnded = true;
    });
    await waitForAnswer(
      url,
      () => hasEnded,
      () => serverOutput,
    );
  };

  const open = (url: string) => openPage(browser, url, () => serverOutput);

  const serve = async (root: string, html?: string): Promise<string> => {
    const files = sirv(path.join(folder, root), { dev: true });
    const server = createServer((request, response) => {
      if (html !== undefined && request.url === '/') {
        response.setHeader('content-type', 'text/html');
        response.end(html);
      } else {
        files(request, response, () => {
          response.writeHead(404).end();
        });
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    closers.push(() => {
      server.close();
      server.closeAllConnections();
    });
    return open(`http://127.0.0.1:${port}/`);
  };

  const openFiles = async (root: string, head: readonly string[]): Promise<string> => {
    const existing = head.filter((file) =>
      existsSync(path.join(folder, root, file.replace(/^module:/, ''))),
    );
    return serve(
      root,
      `<!doctype html><title>.</title>${existing.map(writeTag).join('')}<body></body>`,
    );
  };

  const seenIn = (output: string): string => {
    const found = /\[seen (.*?) seen\]/s.exec(output)?.[1];
    if (found === undefined) throw new CommandError(output);
    return isStack(found) ? describeStack(found) : found;
  };

  const failAt = async (action: () => Promise<unknown>): Promise<string> => {
    try {
      await action();
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      const position = describeFailure(error.message);
      if (position === undefined) throw error;
      return position;
    }
    throw new CommandError('Nothing fails');
  };

  const findUnused = async (root: string): Promise<string> => {
    const entries = await readdir(path.join(folder, root), { recursive: true, encoding: 'utf8' });
    const files = entries.filter((file) => /\.m?js$/.test(file));
    const texts = await Promise.all(
      files.map((file) => readFile(path.join(folder, root, file), 'utf8')),
    );
    const isKept = texts.some((text) => text.includes('UNUSED_MARK'));
    return isKept ? 'the unused code is kept' : 'the unused code is gone';
  };

  const app: App = {
    folder,
    specifier,
    args,
    port,
    run,
    start,
    open,
    openFiles,
    openBuilt: serve,
    findUnused,
    seenIn,
    failAt,
  };
  return {
    app,
    close: () => {
      for (const closer of closers) closer();
    },
  };
}
