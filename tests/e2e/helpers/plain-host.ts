import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { close, createPreviewServer, listen } from 'docs-engine/server';
import { test as base } from './test.ts';

/** Serves the built site as a host that cannot send headers, such as GitHub Pages. */
function createPlainServer(workerScript: string): Server {
  const options = { outDir: 'dist', base: '/', langs: ['en', 'zh'], defaultLang: 'en' };
  const server = createPreviewServer(options);
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      /^(?:cross-origin|content-security)-/i.test(name) ? response : setHeader(name, value);
    if (workerScript && request.url === '/sw.js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(workerScript);
    } else answer?.(request, response);
  });
  return server;
}

type Options = {
  /** In place of the service worker of the site. */
  workerScript: string;
};

/** Tests on a host without headers. */
export const test = base.extend<Options>({
  workerScript: ['', { option: true }],
  baseURL: async ({ workerScript }, use) => {
    const server = createPlainServer(workerScript);
    await listen(server, 0, 'localhost');
    const { port } = server.address() as AddressInfo;
    await use(`http://localhost:${port}`);
    await close(server);
  },
});
