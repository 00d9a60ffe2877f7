import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram, type Requirement } from './ensure-programs.ts';
import { findFreePort } from './find-free-port.ts';

const shipped = join(import.meta.dirname, '../../website/deploy/nginx.conf');
const brotliModule = 'ngx_http_brotli_static_module.so';
const moduleFolders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];

function findBrotliModule(): string | undefined {
  return moduleFolders.map((folder) => join(folder, brotliModule)).find((path) => existsSync(path));
}

/** The server, with the module that serves `.br` files. */
export const nginx: Requirement = {
  purpose: 'tests with nginx',
  isInstalled: () => findProgram(['nginx']) !== '' && findBrotliModule() !== undefined,
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  advice: 'Install nginx and its module that serves .br files.',
  canSkip: true,
};

/** A minimal `nginx.conf` with all files of the server in one folder. */
function writeMain(folder: string, site: string): string {
  // Workers of root would run as another user, who cannot read the test folders.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `${user}load_module ${findBrotliModule()};
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 512; }
http {
${temporary}
  access_log off;
  sendfile on;
  include ${site};
}
`;
}

export type Nginx = {
  port: number;
  origin: string;
  /** Command that controls this server, to which `-s reload` can be added. */
  command: string;
  stop: () => Promise<void>;
};

async function untilAnswering(origin: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    const response = await fetch(origin).catch(() => undefined);
    if (response) return true;
  }
  return false;
}

/**
 * Starts nginx on loopback with the shipped `deploy/nginx.conf`, except port and folders.
 * @param root document root
 * @param included file written by the build, `dist-deploy/nginx.conf`
 */
export async function startNginx(root: string, included: string): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-nginx-'));
  const port = await findFreePort();
  const site = (await readFile(shipped, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/srv/docs/dist-deploy/nginx.conf', included)
    .replace('root /srv/docs/dist;', `root ${root};`);
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), writeMain(folder, join(folder, 'site.conf')));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  const child = spawn('nginx', options);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  if (!(await untilAnswering(origin, () => child.exitCode === null))) {
    throw new Error(`nginx failed to start:\n${output}`);
  }
  return {
    port,
    origin,
    command: ['nginx', ...options].join(' '),
    async stop() {
      child.kill('SIGQUIT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
