import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { searchIndexFiles } from 'docs-engine/node';
import { headersFor, parseHeaders } from 'docs-engine/server';
import { sendRequest } from 'docs-engine/testing/send-request.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../fixtures/site.ts';
import { startWrangler, wrangler } from '../system/start-wrangler.ts';
import { missing, pages, publish } from './published.ts';

const isSkipped = !wrangler.isInstalled();

/** Forms that other hosts answer with the page. The script of the 404 document shows it. */
const unknownForms = ['/guide.html', '/guide/install/index.html'];
/** The host takes the 404 document of the nearest folder with this very name. */
const otherFolders = ['/ZH/nothing', '/old/zh/nothing'];

const found = pages.filter(([path]) => !unknownForms.includes(path));
const lost = [
  ...unknownForms.map((path) => [path, '404.html'] as const),
  ...missing.map(
    ([path, file]) => [path, otherFolders.includes(path) ? '404.html' : file] as const,
  ),
  // `findings/wrangler-below-file.sh`: the server for development answers with 502.
].filter(([path]) => path !== '/_headers');

describe.skipIf(isSkipped).each(['/', '/some/base/'])(
  'Cloudflare Pages with the site at %s',
  (base) => {
    let site: Site;
    let server: Awaited<ReturnType<typeof startWrangler>>;
    const get = (path: string) => sendRequest(server.port, base + path.slice(1));

    /** Redirects of the host lead to the one address of a page. */
    async function follow(path: string) {
      let response = await get(path);
      for (let count = 0; count < 3 && response.headers.location; count++)
        response = await sendRequest(server.port, response.headers.location);
      return response;
    }

    beforeAll(async () => {
      const published = await publish(`cloudflare${base.replaceAll('/', '-')}`, base);
      ({ site } = published);
      // The host reads it at the root of what is published.
      if (base !== '/')
        await rename(join(published.root, base, '_headers'), join(published.root, '_headers'));
      server = await startWrangler(published.root);
    });

    afterAll(() => server.stop());

    test.each(found)('%s leads to %s', async (path, file) => {
      const { status, headers, body } = await follow(path);
      expect([status, body.toString()]).toEqual([200, await site.read(`dist/${file}`)]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    test.each(lost)('%s is missing: status 404 with %s', async (path, file) => {
      const { status, body } = await follow(path);
      expect([status, body.toString()]).toEqual([404, await site.read(`dist/${file}`)]);
    });

    test('sends the headers of _headers, and isolates the pages that need it', async () => {
      const rules = parseHeaders(await site.read('dist/_headers'));
      const html = await site.read('dist/index.html');
      const hashed = `/${/src="[^"]*(assets\/entry\.[^"]+)"/.exec(html)?.[1]}`;
      for (const path of [
        '/',
        '/guide/install',
        '/zh/guide/install',
        '/logo.svg',
        hashed,
        '/notes.md',
        '/isolated/worker.1a2b3c4d.js',
        `/${searchIndexFiles('en').heads}`,
      ]) {
        const { status, headers } = await get(path);
        expect(status, path).toBe(200);
        const expected = headersFor(base + path.slice(1), rules);
        expect(expected.size).toBeGreaterThan(4);
        for (const [name, value] of expected)
          expect(headers[name.toLowerCase()], path + name).toBe(value);
      }
    });
  },
);
