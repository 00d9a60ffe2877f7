import { afterEach, expect, test } from 'vitest';
import { consumed } from '../../website/statements/consumed.ts';
import { takeProbes } from '../../website/statements/statement.ts';
import { readConsumed } from './consumed.ts';

afterEach(takeProbes);

async function proves(...args: Parameters<typeof consumed>): Promise<boolean> {
  consumed(...args);
  const [probe] = takeProbes().probes;
  try {
    await probe?.see(readConsumed('css-files'));
    return true;
  } catch {
    return false;
  }
}

test('a result is compared with its setting, in each cell of each tool', async () => {
  const setting = "type: 'css/auto'";
  expect(await proves('a', 'css-files', 'fails', ['rspack'], setting)).toBe(true);
  expect(await proves('a', 'css-files', 'works', ['rspack'])).toBe(false);
  expect(await proves('a', 'css-files', 'fails', ['rspack'], 'another setting')).toBe(false);
  expect(await proves('a', 'css-files', 'fails', ['rspack', 'parcel'])).toBe(false);
  expect(await proves('a', 'css-files', 'works', ['vite/build', 'vite/dev'])).toBe(true);
  expect(await proves('a', 'css-files', 'works', ['vite'])).toBe(false);
});

test('a tool without a result proves nothing', async () => {
  expect(await proves('a', 'css-files', 'works', ['no-tool'])).toBe(false);
});
