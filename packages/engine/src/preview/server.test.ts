import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type ReceivedResponse, sendRequest } from '../../testing/send-request.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { close, listen } from '../listen.ts';
import { buildHeaders } from '../outputs/hosts/headers.ts';
import { writeHeadersFile } from '../outputs/hosts/headers-file.ts';
import { createPreviewServer } from './server.ts';

type Get = (path: string, headers?: Record<string, string>) => Promise<ReceivedResponse>;

function withCompressed(path: string, content: string): Record<string, string | Uint8Array> {
  return {
    [path]: content,
    [`${path}.br`]: brotliCompressSync(content),
    [`${path}.gz`]: gzipSync(content),
  };
}

const headers = buildHeaders({ scripts: [], styles: [] });

const files = {
  ...withCompressed('index.html', 'home'),
  ...withCompressed('guide/start/index.html', 'start'),
  ...withCompressed('guide/start/quick-start.html', 'quick start'),
  ...withCompressed('zh/index.html', '首页'),
  '404.html': 'not found',
  'zh/404.html': '未找到',
  ...withCompressed('assets/entry.1a2b3c4d.js', 'let entry;'),
};

async function serve(base = '/'): Promise<Get> {
  const outDir = await createTemporaryFolder({
    ...files,
    _headers: writeHeadersFile(headers, base),
  });
  return serveFolder(outDir, base);
}

async function serveFolder(outDir: string, base = '/'): Promise<Get> {
  const server = createPreviewServer({ outDir, base, langs: ['zh', 'en'], defaultLang: 'en' });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => close(server));
  return (path, headers) => sendRequest(port, path, headers);
}

describe('a URL without extension', () => {
  test.each([
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/?a=%', 'home'],
    ['/index.html', 'home'],
    ['/guide/start/quick-start', 'quick start'],
    ['/guide/start/quick-start/', 'quick start'],
    ['/guide/start/quick-start.html', 'quick start'],
    ['/guide/start/quick%2Dstart', 'quick start'],
    ['/guide/start/', 'start'],
    ['/guide/start', 'start'],
    ['/guide/start/index.html', 'start'],
    ['/zh/', '首页'],
    ['/zh', '首页'],
  ])('%s shows its page', async (path, expected) => {
    const get = await serve();
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([200, expected]);
    expect(headers['content-type']).toMatch(/^text\/html/);
  });
});

describe('a path without a page', () => {
  test.each([
    ['/nothing', 'not found'],
    ['/guide', 'not found'],
    ['/guide/', 'not found'],
    ['/assets/', 'not found'],
    ['/zh/nothing', '未找到'],
    ['/zh/guide/deep/nothing?a=1', '未找到'],
    ['/ZH/nothing', '未找到'],
    ['/old/zh/nothing', '未找到'],
    ['/zhongwen/', 'not found'],
    ['/en/nothing', 'not found'],
    ['/%E0%A4%A', 'not found'],
    ['/zh/%E0%A4%A', '未找到'],
    ['/..%2f..%2fpackage.json', 'not found'],
    ['/../package.json', 'not found'],
  ])('%s has status 404', async (path, expected) => {
    const get = await serve();
    const { status, headers, body } = await get(path);
    expect([status, body.toString()]).toEqual([404, expected]);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });
});

describe('compression', () => {
  test('is Brotli when the browser accepts it', async () => {
    const get = await serve();
    const { headers, body } = await get('/guide/start/', {
      'accept-encoding': 'gzip, deflate, br',
    });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(body).toString()).toBe('start');
  });

  test('is gzip otherwise', async () => {
    const get = await serve();
    const { headers, body } = await get('/assets/entry.1a2b3c4d.js', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(gunzipSync(body).toString()).toBe('let entry;');
  });

  test('is none when the browser asks for none', async () => {
    const get = await serve();
    const { headers, body } = await get('/');
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe('home');
  });
});

test.each([
  ['bytes=1-2', 206, 'om'],
  ['bytes=2-', 206, 'me'],
  ['bytes=9-', 416, ''],
  ['bytes=3-1', 200, 'home'],
  ['bytes=-1', 200, 'home'],
  ['bytes=0-0,2-3', 200, 'home'],
  ['lines=1-2', 200, 'home'],
])('the range %s has status %i', async (range, status, expected) => {
  const get = await serve();
  const handleRequest = await get('/', { range });
  expect([handleRequest.status, handleRequest.body.toString()]).toEqual([status, expected]);
  expect((await get('/')).status).toBe(200);
});

describe('headers', () => {
  test('revalidate a page and cache a hashed file for a year', async () => {
    const get = await serve();
    expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect((await get('/assets/entry.1a2b3c4d.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test('never cache a 404 response', async () => {
    const get = await serve();
    for (const path of ['/nothing', '/assets/gone.1a2b3c4d.js']) {
      expect((await get(path)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    }
  });

  test('allow the browser to reuse an unchanged page', async () => {
    const get = await serve();
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('below a base path', () => {
  test('pages and 404 pages are found', async () => {
    const get = await serve('/docs/');
    expect((await get('/docs/guide/start/')).body.toString()).toBe('start');
    expect((await get('/docs/zh/nothing')).body.toString()).toBe('未找到');
    expect((await get('/docs/%E0%A4%A')).status).toBe(404);
  });

  test('only hashed files are cached for a year', async () => {
    const get = await serve('/docs/');
    const keptFor = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await keptFor('/docs/assets/entry.1a2b3c4d.js')).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const path of ['/docs/', '/docs/assets/gone.1a2b3c4d.js']) {
      expect(await keptFor(path)).toBe('public, max-age=0, must-revalidate');
    }
    expect((await get('/docs/nothing')).headers).toHaveProperty('content-security-policy');
  });

  test('any other path redirects to it', async () => {
    const get = await serve('/docs/');
    for (const path of ['/', '/docs', '/other/guide']) {
      const { status, headers } = await get(path);
      expect([status, headers.location]).toEqual([302, '/docs/']);
    }
  });
});

test('a new build is served without a restart', async () => {
  const outDir = await createTemporaryFolder({ ...files, _headers: '/*\n  X-Build: 1\n' });
  const get = await serveFolder(outDir);
  expect((await get('/')).headers['x-build']).toBe('1');
  expect((await get('/')).body.toString()).toBe('home');
  await writeFile(join(outDir, 'index.html'), 'a longer home');
  await writeFile(join(outDir, '_headers'), '/*\n  X-Build: 2\n');
  await rm(join(outDir, 'guide/start/index.html'));
  await rm(join(outDir, '404.html'));
  const { headers, body } = await get('/');
  expect([headers['x-build'], body.toString()]).toEqual(['2', 'a longer home']);
  const missing = await get('/guide/start/');
  expect([missing.status, missing.body.toString()]).toEqual([404, '404']);
});

test('a file and its headers are of the same release while builds replace the folder', async () => {
  const parent = await createTemporaryFolder();
  const outDir = join(parent, 'dist');
  let release = 0;
  /** The length of a page tells its release, too. */
  function publish(): void {
    const text = 'x'.repeat(++release);
    const next = join(parent, `next-${release}`);
    mkdirSync(next);
    for (const name of ['index.html', '404.html']) writeFileSync(join(next, name), text);
    writeFileSync(join(next, '_headers'), `/*\n  X-Build: ${release}\n`);
    if (release > 1) renameSync(outDir, join(parent, `old-${release}`));
    renameSync(next, outDir);
  }
  publish();
  const get = await serveFolder(outDir);
  for (let count = 0; count < 300; count++) {
    const response = get(count % 2 === 0 ? '/' : '/missing');
    // Each request is interrupted at another point.
    for (let turn = 0; turn < count % 40; turn++) await new Promise(setImmediate);
    publish();
    const { headers, body } = await response;
    expect(body.length).toBe(Number(headers['x-build']));
  }
});
