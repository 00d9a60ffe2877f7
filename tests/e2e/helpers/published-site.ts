import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { close, createPreviewServer, listen } from 'docs-engine/server';
import { type Changes, createSite, type Fixture, type Site } from '../../fixtures/site.ts';

/** Returns whether it responds to a request. */
export type Handler = (...input: Parameters<RequestListener>) => boolean;

export type PublishedSite = {
  site: Site;
  /** Origin of the server, without the base path. */
  origin: string;
  /** Builds the site with optional changes and replaces the old one at the same URL. */
  publish: (change?: (dist: string) => Promise<void>) => Promise<void>;
  /** Handles a request of another server. */
  answer: RequestListener;
  /** Handles requests before the site; `false` leaves one to the site. Without a handler, the site responds again. */
  intercept: (handler?: Handler) => void;
  /** From now on the server accepts requests but never responds. */
  hang: () => void;
  close: () => Promise<void>;
};

async function build(site: Site): Promise<void> {
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
}

async function serve(site: Site, base: string, port: number, intercept: Handler): Promise<Server> {
  const outDir = join(site.folder, 'dist');
  const server = createPreviewServer({
    outDir,
    base,
    langs: ['en', 'zh', 'de'],
    defaultLang: 'en',
  });
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (!intercept(request, response)) answer?.(request, response);
  });
  await listen(server, port, 'localhost');
  return server;
}

/** A separate copy of a fixture, built and served as on a host. */
export async function publishSite(
  name: string,
  base: string,
  changes: Changes = {},
  fixture: Fixture = 'basic',
): Promise<PublishedSite> {
  const site = await createSite(name, fixture, changes);
  await build(site);
  let handler: Handler | undefined;
  const intercept: Handler = (...input) => handler?.(...input) ?? false;
  let server = await serve(site, base, 0, intercept);
  const { port } = server.address() as AddressInfo;
  return {
    site,
    origin: `http://localhost:${port}`,
    async publish(change) {
      await build(site);
      await change?.(join(site.folder, 'dist'));
      await close(server);
      server = await serve(site, base, port, intercept);
    },
    intercept(next) {
      handler = next;
    },
    answer: (request, response) => void server.emit('request', request, response),
    hang: () => void server.removeAllListeners('request'),
    close: () => close(server),
  };
}
