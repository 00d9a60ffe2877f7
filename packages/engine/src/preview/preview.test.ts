import type { Server } from 'node:http';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createSite } from '../../../../tests/fixtures/site.ts';
import { close, listen, listenOnLoopback } from '../listen.ts';
import { previewSite } from './preview.ts';

vi.mock('../listen.ts', { spy: true });
beforeEach(() => {
  vi.mocked(listen).mockClear();
  vi.mocked(listenOnLoopback).mockClear();
});

async function preview(host?: string): Promise<{ url: URL; server: Server | undefined }> {
  const { folder } = await createSite('preview-host', 'basic', { 'dist/_headers': '' });
  const url = new URL(await previewSite(folder, 0, host));
  const calls = [...vi.mocked(listen).mock.calls, ...vi.mocked(listenOnLoopback).mock.calls];
  const server = calls[0]?.[0];
  onTestFinished(() => (server ? close(server) : undefined));
  return { url, server };
}

test.each([
  ['127.0.0.1', '127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.2', '127.0.0.2'],
  ['::1', '::1', '[::1]'],
])('with HOST %s listens on %s and prints it', async (host, address, name) => {
  const { url, server } = await preview(host);
  expect(url.hostname).toBe(name);
  expect(server?.address()).toMatchObject({ address });
});

test('without HOST responds on both addresses of localhost', async () => {
  const { url } = await preview();
  expect(url.hostname).toBe('localhost');
  for (const name of ['127.0.0.1', '[::1]']) {
    const { status } = await fetch(Object.assign(new URL(url), { hostname: name }));
    expect(status).toBe(404);
  }
});
