import { resolveObjectURL } from 'node:buffer';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadProject } from './download.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the address of a download works for a minute after the click', async () => {
  const link = { href: '', download: '', click: vi.fn() };
  vi.stubGlobal('document', { createElement: () => link });
  downloadProject('hello-kit', { 'src/index.ts': '中文', 'logo.png': new Uint8Array([1, 2]) }, {});
  expect(link.click).toHaveBeenCalledOnce();
  expect(link.download).toBe('hello-kit.zip');
  vi.advanceTimersByTime(59_000);
  const zip = await resolveObjectURL(link.href)?.arrayBuffer();
  expect(Object.keys(unzipSync(new Uint8Array(zip ?? [])))).toEqual([
    'hello-kit/src/index.ts',
    'hello-kit/logo.png',
    'hello-kit/package.json',
  ]);
  vi.advanceTimersByTime(1000);
  expect(resolveObjectURL(link.href)).toBeUndefined();
});
