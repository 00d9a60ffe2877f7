import { describe, expect, test } from 'vitest';
import { pathVersion, versionUrl } from './versions.ts';

const multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
const current = { base: '/docs/', version: '2.x', multiVersion };
const older = { base: '/docs/1.x/', version: '1.x', multiVersion };
const none = { base: '/docs/', version: '', multiVersion: { default: '', versions: [] } };

describe('the URL of a route in another version', () => {
  test.each([
    ['no prefix in the default version', '2.x', '/docs/zh/guide/'],
    ['the version as prefix otherwise', '1.x', '/docs/1.x/zh/guide/'],
  ])('has %s', (_name, version, url) => {
    expect(versionUrl('/zh/guide/', version, current)).toBe(url);
    expect(versionUrl('/zh/guide/', version, older)).toBe(url);
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
