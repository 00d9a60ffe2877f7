import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../repository.ts';

export type Served = { origin: string; stop: () => Promise<unknown> };

/** Starts the preview server in a new process, on a free port. */
export async function startPreview(): Promise<Served> {
  const child = spawn(
    process.execPath,
    [
      '--import',
      './packages/engine/loader/register.mjs',
      'packages/engine/src/cli.ts',
      'preview',
      'website',
    ],
    {
      cwd: repositoryRoot,
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      const [, url] = /serving\s+(http:\/\/[^/]+)/.exec(String(chunk)) ?? [];
      if (url) resolve(url.replace('localhost', '127.0.0.1'));
    });
    ended.then(() => reject(new Error('the preview server exited')));
  });
  return {
    origin,
    stop() {
      child.kill();
      return ended;
    },
  };
}
