import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { searchIndexFiles } from 'docs-engine/node';
import { headersFor, parseHeaders } from 'docs-engine/server';
import { sendRequest } from 'docs-engine/testing/send-request.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../fixtures/site.ts';
import { type Nginx, nginx as program, startNginx } from '../system/start-nginx.ts';
import { missing, pages, publish } from './published.ts';

const searchIndex = `/${searchIndexFiles('en').heads}`;

/** Served as published, with `dist/` at the base path below the root. */
async function serve(name: string, base: string): Promise<{ site: Site; nginx: Nginx }> {
  const { site, root } = await publish(name, base);
  return { site, nginx: await startNginx(root, join(site.folder, 'dist-deploy/nginx.conf')) };
}

const isSkipped = !program.isInstalled();

describe.skipIf(isSkipped).each(['/', '/some/base/'])('nginx with the site at %s', (base) => {
  let site: Site;
  let nginx: Nginx;
  let hashed: string;
  const get = (path: string, headers?: Record<string, string>) =>
    sendRequest(nginx.port, base + path.slice(1), headers);

  beforeAll(async () => {
    ({ site, nginx } = await serve(`nginx${base.replaceAll('/', '-')}`, base));
    const html = await site.read('dist/index.html');
    hashed = `/${/src="[^"]*(assets\/entry\.[^"]+)"/.exec(html)?.[1]}`;
  });

  afterAll(() => nginx.stop());

  test.each(pages)('%s serves %s', async (path, file) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, await site.read(`dist/${file}`)]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test.each(missing)('%s is missing: status 404 with %s, not cached', async (path, file) => {
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, await site.read(`dist/${file}`)]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test.each([
    '/../site.config.ts',
    '/..%2fsite.config.ts',
    '/%2e%2e/site.config.ts',
    '/guide/..%2f..%2f..%2fsite.config.ts',
    '/assets/../../site.config.ts',
    '/assets/..%2f..%2fsite.config.ts',
    '/.%00./site.config.ts',
    '/%E0%A4%A',
    '/..',
  ])('%s exposes no file', async (path) => {
    const { status, body } = await get(path);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.toString()).not.toContain('defineConfig');
  });

  test('serves a document in the best encoding that the browser accepts', async () => {
    const plain = await site.read('dist/guide/install.html');
    const br = await get('/guide/install', { 'accept-encoding': 'gzip, deflate, br' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(plain);
    const gz = await get('/guide/install', { 'accept-encoding': 'gzip' });
    expect(gz.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gz.body).toString()).toBe(plain);
    const none = await get('/guide/install', { 'accept-encoding': 'identity' });
    expect(none.headers['content-encoding']).toBeUndefined();
    for (const { headers } of [br, gz, none]) expect(headers.vary).toMatch(/accept-encoding/i);
  });

  test('compresses scripts, data and missing pages, too', async () => {
    for (const path of [hashed, searchIndex, '/nothing', '/notes.md', '/data.xml']) {
      const { headers } = await get(path, { 'accept-encoding': 'br' });
      expect(headers['content-encoding'], path).toBe('br');
    }
  });

  test('caches files with a hash for a year and revalidates all others', async () => {
    const { headers } = await get(hashed);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const path of ['/', '/guide/install', searchIndex, '/logo.svg', '/notes.md']) {
      const { headers: own } = await get(path);
      expect(own['cache-control'], path).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('responds with 304 to a cached page', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await get('/guide/install', { 'accept-encoding': encoding });
      const again = await get('/guide/install', {
        'accept-encoding': encoding,
        'if-none-match': String(headers.etag),
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBeDefined();
    }
  });

  test('sends the same security headers as every other host with every response', async () => {
    const rules = parseHeaders(await site.read('dist/_headers'));
    const expected = headersFor('/', rules);
    expect(expected.size).toBeGreaterThan(4);
    for (const path of ['/', '/zh/guide/install', hashed, '/logo.svg', '/nothing', '/_headers']) {
      const { headers } = await get(path);
      for (const [name, value] of expected) expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  test('isolates only the pages and scripts that need it, as every other host', async () => {
    const rules = parseHeaders(await site.read('dist/_headers'));
    const policyOf = async (path: string) => {
      const { headers } = await get(path);
      return headers['cross-origin-embedder-policy'];
    };
    const script = '/isolated/worker.1a2b3c4d.js';
    for (const path of ['/guide/install', '/zh/guide/install', script]) {
      expect(await policyOf(path), path).toBe('require-corp');
      expect(headersFor(base + path.slice(1), rules).get('Cross-Origin-Embedder-Policy')).toBe(
        'require-corp',
      );
    }
    for (const path of [
      '/guide/install.html',
      '/guide/install/',
      '/zh/guide/install.html',
      `/zh/guide/${encodeURIComponent('"a"{5};$b')}`,
    ]) {
      expect((await get(path)).status, path).toBe(200);
      expect(await policyOf(path), path).toBe('require-corp');
    }
    for (const path of ['/', '/guide/', '/guide/usage', '/guide/installed', hashed, '/logo.svg']) {
      expect(await policyOf(path), path).toBeUndefined();
    }
    expect((await get(script)).headers['cache-control']).toContain('immutable');
  });

  test.each([
    ['/notes.md', 'text/markdown; charset=utf-8'],
    ['/data.xml', 'application/xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/plain.txt', 'text/plain; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    [searchIndex, 'application/json; charset=utf-8'],
    ['/logo.svg', 'image/svg+xml; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, type]);
  });

  test('does not send its version', async () => {
    expect((await get('/')).headers.server).toBe('nginx');
  });
});

test.skipIf(isSkipped)('the base path without a trailing slash redirects to the site', async () => {
  const { nginx } = await serve('nginx-redirect', '/docs/');
  try {
    const { status, headers } = await sendRequest(nginx.port, '/docs');
    expect([status, headers.location]).toEqual([302, '/docs/']);
  } finally {
    await nginx.stop();
  }
});
