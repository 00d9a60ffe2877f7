import { beforeEach, expect, test, vi } from 'vitest';
import { createSite } from '../../../tests/fixtures/site.ts';
import { close, listen } from '../listen.ts';
import { previewSite } from './preview.ts';

vi.mock('../listen.ts', { spy: true });
beforeEach(() => void vi.mocked(listen).mockClear());

test.each([
  [undefined, '127.0.0.1', 'localhost'],
  ['0.0.0.0', '0.0.0.0', 'localhost'],
  ['127.0.0.2', '127.0.0.2', '127.0.0.2'],
])('with HOST %s listens on %s and prints it', async (host, address, name) => {
  const { folder } = await createSite('preview-host', 'basic', { 'dist/_headers': '' });
  const url = new URL(await previewSite(folder, 0, host));
  expect(url.hostname).toBe(name);
  const [server] = vi.mocked(listen).mock.calls[0] ?? [];
  expect(server?.address()).toMatchObject({ address });
  if (server) await close(server);
});
