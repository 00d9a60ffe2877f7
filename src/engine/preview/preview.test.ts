import { beforeEach, expect, test, vi } from 'vitest';
import { createSite } from '../../../tests/fixtures/site.ts';
import { close, listen } from '../listen.ts';
import { previewSite } from './preview.ts';

vi.mock('../listen.ts', { spy: true });
beforeEach(() => void vi.mocked(listen).mockClear());

test.each([
  [undefined, '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('with HOST %s listens on %s', async (host, address) => {
  const { folder } = await createSite('preview-host', 'basic', { 'dist/_headers': '' });
  await previewSite(folder, 0, host);
  const [server] = vi.mocked(listen).mock.calls[0] ?? [];
  expect(server?.address()).toMatchObject({ address });
  if (server) await close(server);
});
