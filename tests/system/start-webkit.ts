import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { findFreePort } from './find-free-port.ts';

export type WebKit = {
  /** URL of the WebDriver server. */
  url: string;
  stop: () => Promise<void>;
};

/** Ends a process and its child processes. */
async function end(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  process.kill(-child.pid);
  await ended;
}

/** Starts a virtual display. The server chooses a free number. */
async function startDisplay(): Promise<{ display: string; server: ChildProcess }> {
  const screen = ['-screen', '0', '1600x1200x24'];
  const server = spawn('Xvfb', ['-displayfd', '3', '-nolisten', 'tcp', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const [number] = await once(server.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, server };
}

/**
 * Starts the driver of WebKitGTK on a virtual display. It starts a browser for each session, which
 * inherits the environment.
 */
export async function startWebKit(environment: Record<string, string> = {}): Promise<WebKit> {
  const port = await findFreePort();
  const { display, server } = await startDisplay();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: {
      ...process.env,
      ...environment,
      DISPLAY: display,
      GDK_BACKEND: 'x11',
      LC_ALL: 'en_US.UTF-8',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  let isReady = false;
  while (!isReady && driver.exitCode === null) {
    isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
  return {
    url,
    async stop() {
      await end(driver);
      await end(server);
    },
  };
}
