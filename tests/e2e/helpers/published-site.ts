import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { close, listen } from '#engine/listen.ts';
import { createPreviewServer } from '#engine/preview/server.ts';
import { type Changes, createSite, type Site } from '../../fixtures/site.ts';

export type PublishedSite = {
  site: Site;
  /** Address of the server, without the base path. */
  origin: string;
  /** Builds the site as it is now and puts it, perhaps changed, in the place of the old one, at the same address. */
  publish: (change?: (dist: string) => Promise<void>) => Promise<void>;
  /** Answers what another server was asked for. */
  answer: RequestListener;
  /** From now on the server takes requests and never answers. */
  hang: () => void;
  close: () => Promise<void>;
};

async function build(site: Site): Promise<void> {
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
}

async function serve(site: Site, base: string, port: number): Promise<Server> {
  const outDir = join(site.folder, 'dist');
  const server = createPreviewServer({ outDir, base, langs: ['en', 'zh'], defaultLang: 'en' });
  await listen(server, port, 'localhost');
  return server;
}

/** A fixture of its own, built and served as a host serves it. */
export async function publishSite(
  name: string,
  base: string,
  changes: Changes = {},
): Promise<PublishedSite> {
  const site = await createSite(name, 'basic', changes);
  await build(site);
  let server = await serve(site, base, 0);
  const { port } = server.address() as AddressInfo;
  return {
    site,
    origin: `http://localhost:${port}`,
    async publish(change) {
      await build(site);
      await change?.(join(site.folder, 'dist'));
      await close(server);
      server = await serve(site, base, port);
    },
    answer: (request, response) => void server.emit('request', request, response),
    hang: () => void server.removeAllListeners('request'),
    close: () => close(server),
  };
}
