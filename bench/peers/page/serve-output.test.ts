import { expect, onTestFinished, test, vi } from 'vitest';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { serveOutput } from './serve-output.ts';

test('a request that cannot be answered ends, and the next one is answered', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { origin, close } = await serveOutput(await createTemporaryFolder({ 'a.html': 'page' }));
  onTestFinished(close);
  await expect(fetch(`${origin}/%E0%A4%A`)).rejects.toThrow('fetch failed');
  expect(write).toHaveBeenCalledWith(expect.stringContaining('URI malformed'));
  expect(await (await fetch(`${origin}/a`)).text()).toBe('page');
});
