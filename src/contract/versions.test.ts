import { describe, expect, test } from 'vitest';
import { pathVersion, versionUrl } from './versions.ts';

const multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
const current = { base: '/docs/', version: '2.x', multiVersion };
const older = { base: '/docs/1.x/', version: '1.x', multiVersion };
const none = { base: '/docs/', version: '', multiVersion: { default: '', versions: [] } };

describe('a route in another version', () => {
  test.each([
    ['the default one', '2.x', '/docs/zh/guide/'],
    ['another one', '1.x', '/docs/1.x/zh/guide/'],
  ])('has the address of %s, wherever it is asked for', (_name, version, address) => {
    expect(versionUrl('/zh/guide/', version, current)).toBe(address);
    expect(versionUrl('/zh/guide/', version, older)).toBe(address);
  });
});

describe('the version of a path', () => {
  test.each([
    ['/docs/guide/', '2.x'],
    ['/docs/1.x/guide/', '1.x'],
    ['/docs/1.x', '1.x'],
    ['/docs/3.x/guide/', '2.x'],
    ['/docs/zh/1.x', '2.x'],
  ])('%s is %s', (path, version) => {
    expect(pathVersion(path, current)).toBe(version);
    expect(pathVersion(path, older)).toBe(version);
  });

  test('is empty on a site without versions', () => {
    expect(pathVersion('/docs/guide/', none)).toBe('');
  });
});
