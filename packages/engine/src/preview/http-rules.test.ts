import { readdirSync, readlinkSync } from 'node:fs';
import { get, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendRequest } from '../../testing/send-request.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { close, listen } from '../listen.ts';
import { createPreviewServer } from './server.ts';

const size = 8_000_000;

async function serve(): Promise<{ port: number; outDir: string }> {
  const outDir = await createTemporaryFolder({
    'index.html': 'home',
    'index.html.br': 'br',
    'index.html.gz': 'gz',
    'favicon.ico': 'icon',
    'large.bin': new Uint8Array(size),
    _headers: '/*\n  X-Build: 1\n',
  });
  const server = createPreviewServer({ outDir, base: '/', langs: ['en'], defaultLang: 'en' });
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(() => close(server));
  return { port, outDir };
}

test.each(['POST', 'PUT', 'DELETE'])('%s has status 405', async (method) => {
  const { port } = await serve();
  const answer = await new Promise<[number | undefined, IncomingHttpHeaders]>((resolve) =>
    request({ host: '127.0.0.1', port, method, agent: false }, (response) => {
      response.resume();
      resolve([response.statusCode, response.headers]);
    }).end(),
  );
  expect(answer).toMatchObject([405, { allow: 'GET, HEAD' }]);
});

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', undefined],
  ['br;q=0.5', 'br'],
])('Accept-Encoding: %s is obeyed', async (accepted, encoding) => {
  const { port } = await serve();
  const { headers } = await sendRequest(port, '/', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
});

test('an unchanged file has status 304, with its headers', async () => {
  const { port } = await serve();
  const { headers } = await sendRequest(port, '/');
  const { etag = '', 'last-modified': modified = '' } = headers;
  for (const asked of [
    { 'if-none-match': etag },
    { 'if-none-match': etag.replace('W/', '') },
    { 'if-none-match': `"other", ${etag}` },
    { 'if-none-match': '*' },
    { 'if-modified-since': modified },
  ]) {
    const answer = await sendRequest(port, '/', asked as Record<string, string>);
    expect([answer.status, answer.body.length], JSON.stringify(asked)).toEqual([304, 0]);
    expect(answer.headers.etag).toBe(etag);
    expect(answer.headers['cache-control']).toBe(headers['cache-control']);
  }
});

test('a changed file has status 200', async () => {
  const { port } = await serve();
  const { 'last-modified': modified = '' } = (await sendRequest(port, '/')).headers;
  for (const asked of [
    { 'if-none-match': '"other"' },
    { 'if-none-match': '"other"', 'if-modified-since': modified },
    { 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' },
    { 'if-modified-since': 'yesterday' },
  ]) {
    const answer = await sendRequest(port, '/', asked as Record<string, string>);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'home']);
  }
});

test.each(['/_headers', '/_headers/', '/%5Fheaders', '//_headers', '/a/../_headers'])(
  '%s is not served',
  async (path) => {
    const { port } = await serve();
    expect((await sendRequest(port, path)).status).toBe(404);
  },
);

test('favicon.ico has a type', async () => {
  const { port } = await serve();
  const { headers } = await sendRequest(port, '/favicon.ico');
  expect(headers['content-type']).toBe('image/x-icon');
});

test.skipIf(process.platform !== 'linux')('an aborted download closes its file', async () => {
  const { port, outDir } = await serve();
  const abort = () =>
    new Promise<void>((resolve) => {
      get({ host: '127.0.0.1', port, path: '/large.bin', agent: false }, (response) =>
        response.once('data', () => {
          response.destroy();
          resolve();
        }),
      );
    });
  await Promise.all(Array.from({ length: 20 }, abort));
  const isOpen = (fd: string): boolean => {
    try {
      return readlinkSync(`/proc/self/fd/${fd}`) === join(outDir, 'large.bin');
    } catch {
      return false;
    }
  };
  await expect.poll(() => readdirSync('/proc/self/fd').filter(isOpen)).toEqual([]);
});
