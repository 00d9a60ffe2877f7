/**
 * A script that serves folders and starts commands, opens a page in Chromium, and prints the first
 * text that the page reports. What it takes is the argument of `browse`, as JSON.
 */
const script = `import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, extname, join } from 'node:path';

const { page, report, serve = {}, start = {} } = JSON.parse(process.argv[2]);
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.json': 'application/json' };
const listen = (port, answer) =>
  new Promise((resolve) => createServer(answer).listen(port, resolve));

for (const [port, { folder, origins }] of Object.entries(serve)) {
  await listen(port, ({ url }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = join(folder, pathname.endsWith('/') ? pathname + 'index.html' : pathname);
    const isFile = existsSync(file) && statSync(file).isFile();
    if (!isFile && !pathname.endsWith('favicon.ico')) console.log('404 ' + pathname);
    if (origins) response.setHeader('Access-Control-Allow-Origin', origins);
    response.writeHead(isFile ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'text/plain' });
    response.end(isFile ? readFileSync(file) : '');
  });
}

const started = [];
const run = (command, args, options) => {
  const child = spawn(command, args, { detached: true, stdio: ['ignore', 'inherit', 'inherit'], ...options });
  started.push(child);
};
const end = () => {
  for (const { pid } of started) {
    try { process.kill(-pid, 'SIGKILL'); } catch {}
  }
};
process.on('exit', end);
process.on('SIGTERM', () => process.exit(1));

for (const [url, command] of Object.entries(start)) {
  run('sh', ['-c', command]);
  while (!(await fetch(url).catch(() => undefined))?.ok) await new Promise((resolve) => setTimeout(resolve, 200));
}

await listen(report, (request, response) => {
  let seen = '';
  request.on('data', (part) => { seen += part; });
  request.on('end', () => {
    response.end();
    console.log('[' + seen + ']');
    process.exit(0);
  });
});

const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const chromium = process.env.PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name))).find((file) => existsSync(file));
if (!chromium) throw new Error('no Chromium in PATH');
run(chromium, ['--headless', '--no-sandbox', '--disable-gpu', '--user-data-dir=' + join(process.env.HOME, 'chromium'), '--remote-debugging-port=0', page], { stdio: 'ignore' });
`;

/** What a probe looks at in Chromium. Each port belongs to one probe: several run at once. */
type Browsed = {
  /** The page that is opened. */
  page: string;
  /** Port that receives what the page reports. */
  report: number;
  /** Folders by port, with the value of `Access-Control-Allow-Origin` if they have one. */
  serve?: Record<number, { folder: string; origins?: string | undefined }>;
  /** Commands that start servers, by an address that answers once they run. */
  start?: Record<string, string>;
};

/** File that `browse` runs. */
export const browserFiles = { 'browse.mjs': script };

/**
 * Command that opens a page, and prints `[text]`, the first text that it reports, and `404 /path` for
 * what a folder does not have.
 */
export function browse(browsed: Browsed): string {
  return `node browse.mjs '${JSON.stringify(browsed)}'`;
}

/**
 * Module of a page that reports the first error, or the text of the first element with this
 * selector. It also exports `report(text)`.
 */
export function reporter(port: number, selector: string): string {
  return `export const report = (text) => fetch('http://localhost:${port}', { method: 'POST', mode: 'no-cors', body: text });
addEventListener('error', ({ message }) => report(message));
addEventListener('unhandledrejection', ({ reason }) => report(String(reason)));
new MutationObserver(() => {
  const found = document.querySelector('${selector}');
  if (found) report(found.textContent);
}).observe(document, { childList: true, subtree: true });
`;
}
