import { describe, expect, test } from 'vitest';
import { sampleConfig } from '../../testing/sample-site.ts';
import { BuildError } from '../diagnostics.ts';
import { applyEnvironment } from './environment.ts';
import { parseConfig } from './load-config.ts';

const config = sampleConfig({ base: '/own/' });

test('the environment overrides the configuration', () => {
  const env = {
    DOCS_ORIGIN: 'https://fork.test',
    DOCS_BASE: '/fork/',
    DOCS_POLICY_IN_DOCUMENTS: '1',
  };
  expect(parseConfig(applyEnvironment(config, env))).toMatchObject({
    origin: 'https://fork.test',
    base: '/fork/',
    policyInDocuments: true,
  });
});

describe('search variables', () => {
  const account = {
    DOCS_SEARCH_PROVIDER: 'algolia',
    DOCS_SEARCH_APP_ID: 'app',
    DOCS_SEARCH_API_KEY: 'key',
    DOCS_SEARCH_INDEX: 'docs',
  };
  const read = (search: object | undefined, env: Record<string, string>) =>
    parseConfig(applyEnvironment({ ...config, ...(search && { search }) }, env)).search;
  const expected = { provider: 'algolia', appId: 'app', apiKey: 'key', indexName: 'docs' };

  test('override fields and keep the rest', () => {
    expect(read(undefined, account)).toMatchObject(expected);
    const written = { provider: 'none', appId: 'A', maxPerGroup: 7 };
    expect(read(written, account)).toMatchObject({ ...expected, maxPerGroup: 7 });
    expect(read(written, { DOCS_SEARCH_PROVIDER: '', DOCS_SEARCH_INDEX: 'docs' })).toMatchObject({
      provider: 'none',
      appId: 'A',
      indexName: 'docs',
    });
  });

  test('turn insights on with 1 only', () => {
    const isOn = (value: string, insights = false) =>
      read({ insights }, { DOCS_SEARCH_INSIGHTS: value }).insights;
    expect([isOn('1'), isOn('0'), isOn('true'), isOn('')]).toEqual([true, false, false, false]);
    expect([isOn('0', true), isOn('', true)]).toEqual([false, true]);
  });

  test.each(['local', [[]]])('do not hide an invalid search configuration: %j', (search) => {
    expect(() => parseConfig(applyEnvironment({ ...config, search }, account))).toThrow(
      'search is not a map of names to values',
    );
  });
});

test('rejects an application id that is no part of a host name', () => {
  for (const appId of ['app; script-src *', 'a.evil.test/', 'app_id', 'ä']) {
    expect(() => applyEnvironment(config, { DOCS_SEARCH_APP_ID: appId })).toThrow(
      `DOCS_SEARCH_APP_ID=${appId} is not valid for search.appId`,
    );
    expect(() => parseConfig({ ...config, search: { appId } })).toThrow(
      'search.appId: must have letters and digits only',
    );
  }
});

test('accepts a base with dots in its names', () => {
  const env = { DOCS_BASE: '/1.x/..a/' };
  expect(applyEnvironment(config, env)).toMatchObject({ base: '/1.x/..a/' });
});

test('ignores empty and absent variables', () => {
  expect(applyEnvironment(config, {})).toEqual(config);
  expect(applyEnvironment(config, { DOCS_BASE: '', DOCS_ORIGIN: '' })).toEqual(config);
});

test.each([
  ['DOCS_BASE', 'docs', '/docs/'],
  ['DOCS_BASE', '/docs', '/docs/'],
  ['DOCS_BASE', '/a/../b/', '/docs/'],
  ['DOCS_BASE', '/./', '/docs/'],
  ['DOCS_ORIGIN', 'example.org', 'https://example.org'],
  ['DOCS_ORIGIN', 'https://user:pw@host', 'https://example.org'],
  ['DOCS_ORIGIN', 'https://user@host', 'https://example.org'],
  ['DOCS_POLICY_IN_DOCUMENTS', 'yes', '1'],
  ['DOCS_SEARCH_PROVIDER', 'google', 'local'],
])('rejects %s=%s and shows a valid value', (name, value, example) => {
  const apply = () => applyEnvironment(config, { [name]: value });
  expect(apply).toThrow(BuildError);
  expect(apply).toThrow(`${name}=${value} is not valid`);
  expect(apply).toThrow(`Write ${name}=${example}, or unset it.`);
});
