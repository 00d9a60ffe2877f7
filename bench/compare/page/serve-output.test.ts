import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { serveOutput } from './serve-output.ts';

test('an invalid request is aborted, and the next one succeeds', async () => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { origin, close } = await serveOutput(await createTemporaryFolder({ 'a.html': 'page' }));
  onTestFinished(close);
  await expect(fetch(`${origin}/%E0%A4%A`)).rejects.toThrow('fetch failed');
  expect(write).toHaveBeenCalledWith(expect.stringContaining('URI malformed'));
  expect(await (await fetch(`${origin}/a`)).text()).toBe('page');
});

test('a response has the size of inline styles', async () => {
  const text = 'Nothing to see here. '.repeat(9);
  const { origin, close, takeResponses } = await serveOutput(
    await createTemporaryFolder({
      'styled.html': `<style nonce="a">a{color:red}</style>${text}`,
      'bare.html': `<style nonce="a"></style>${text}`,
      'a.css': 'a{color:red}',
    }),
  );
  onTestFinished(close);
  const headers = { 'accept-encoding': 'br' };
  for (const path of ['styled', 'bare', 'a.css']) {
    await (await fetch(`${origin}/${path}`, { headers })).text();
  }
  const [styled, bare, file] = takeResponses();
  expect(bare).toMatchObject({ path: '/bare', styles: 0 });
  expect(file).toMatchObject({ path: '/a.css', styles: 0 });
  expect(styled?.styles).toBe((styled?.bytes ?? 0) - (bare?.bytes ?? 0));
  expect(styled?.styles).toBeGreaterThan(0);
});
