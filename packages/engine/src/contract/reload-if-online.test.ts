import { afterEach, expect, test, vi } from 'vitest';
import { forgetReload } from './forget-reload.ts';
import { reloadIfOnline } from './reload-if-online.ts';

afterEach(() => vi.unstubAllGlobals());

function stubBrowser({ isOnline = true, isBlocked = false }) {
  const stored = new Map<string, string>();
  const check = () => {
    if (isBlocked) throw new DOMException('The storage is blocked.', 'SecurityError');
  };
  const reload = vi.fn();
  const fetched: string[] = [];
  vi.stubGlobal('location', { reload });
  const entry = 'https://sample.test/assets/entry.js';
  vi.stubGlobal('document', { querySelector: () => ({ src: entry }) });
  const json = async () => ({ en: ['/app.js', '/site.json'], zh: ['/app.js'] });
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    fetched.push(`${url}`);
    return { ok: true, json };
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => check() ?? stored.get(key) ?? null,
    setItem: (key: string, value: string) => check() ?? stored.set(key, value),
    removeItem: (key: string) => check() ?? stored.delete(key),
  });
  return { reload, fetched };
}

test('a part that fails again after a reload is not reloaded again', async () => {
  const { reload, fetched } = stubBrowser({});
  for (let press = 0; press < 3; press++) await reloadIfOnline('app');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetched).toEqual(['', 'https://sample.test/offline.json', '/app.js']);
  await reloadIfOnline('search');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('a part that has worked in between is reloaded once more', async () => {
  const { reload } = stubBrowser({});
  await reloadIfOnline('search');
  forgetReload('app');
  await reloadIfOnline('search');
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload('search');
  await reloadIfOnline('search');
  expect(reload).toHaveBeenCalledTimes(2);
});

test('nothing is reloaded offline, and later it is', async () => {
  const { reload } = stubBrowser({ isOnline: false });
  await reloadIfOnline('app');
  expect(reload).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', async () => ({ ok: true }));
  await reloadIfOnline('app');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is reloaded if that cannot be remembered', async () => {
  const { reload } = stubBrowser({ isBlocked: true });
  await reloadIfOnline('app');
  forgetReload('app');
  expect(reload).not.toHaveBeenCalled();
});
