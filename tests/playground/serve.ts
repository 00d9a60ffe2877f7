import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, extname, join } from 'node:path';

/** The policy of the site, extended to let worker scripts compile WebAssembly. */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
].join('; ');

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

const headers = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
};

export type CompilerServer = {
  origin: string;
  close: () => void;
};

/** Serves the files of the compiler, and an empty page, as the site does. */
export async function serveCompiler(directory: string): Promise<CompilerServer> {
  const server: Server = createServer(async (request, response) => {
    const name = basename(new URL(request.url ?? '/', 'http://localhost').pathname);
    const body = name ? await readFile(join(directory, name)).catch(() => undefined) : '';
    const type = types[extname(name || 'index.html')] ?? 'application/octet-stream';
    response.writeHead(body === undefined ? 404 : 200, { ...headers, 'content-type': type });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}
