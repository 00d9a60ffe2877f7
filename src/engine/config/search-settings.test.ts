import { describe, expect, test } from 'vitest';
import { BuildFailure } from '../diagnostics.ts';
import { listSearchHosts, resolveSearch } from './search-settings.ts';
import type { SearchConfig } from './site-schema.ts';

const local: SearchConfig = {
  provider: 'local',
  appId: '',
  apiKey: '',
  indexName: '',
  insights: false,
  pageRank: {},
  maxPerGroup: 5,
  personalization: true,
};
const hosted: SearchConfig = {
  ...local,
  provider: 'algolia',
  appId: 'A',
  apiKey: 'K',
  indexName: 'I',
};
const env = {
  DOCS_SEARCH_PROVIDER: 'algolia',
  DOCS_SEARCH_APP_ID: 'app',
  DOCS_SEARCH_API_KEY: 'key',
  DOCS_SEARCH_INDEX: 'docs',
};

const provide = (config: SearchConfig, variables: Record<string, string>) =>
  resolveSearch(config, '/search-en.json', variables)?.provider;

test('without variables the configuration holds', () => {
  expect(provide(local, {})).toEqual({ name: 'local', index: '/search-en.json' });
  expect(provide(hosted, {})).toMatchObject({ appId: 'A', apiKey: 'K', indexName: 'I' });
  expect(provide({ ...local, provider: 'none' }, {})).toBeUndefined();
});

test('variables win, and empty ones are none', () => {
  const expected = {
    name: 'algolia',
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs',
    insights: false,
  };
  expect(provide(local, env)).toEqual(expected);
  expect(provide(hosted, env)).toEqual(expected);
  expect(provide(hosted, { DOCS_SEARCH_PROVIDER: 'local' })?.name).toBe('local');
  expect(provide(hosted, { DOCS_SEARCH_PROVIDER: '', DOCS_SEARCH_APP_ID: '' })).toMatchObject({
    name: 'algolia',
    appId: 'A',
  });
});

test('reports of usage are on with 1 only', () => {
  const isOn = (value: string, config = hosted) => {
    const provider = provide(config, { DOCS_SEARCH_INSIGHTS: value });
    return provider?.name === 'algolia' && provider.insights;
  };
  expect([isOn('1'), isOn('0'), isOn('true'), isOn('')]).toEqual([true, false, false, false]);
  expect(isOn('0', { ...hosted, insights: true })).toBe(false);
  expect(isOn('', { ...hosted, insights: true })).toBe(true);
});

describe('what is missing or wrong is named', () => {
  test.each([
    ['DOCS_SEARCH_APP_ID', 'search.appId is required'],
    ['DOCS_SEARCH_API_KEY', 'search.apiKey is required'],
    ['DOCS_SEARCH_INDEX', 'search.indexName is required'],
  ])('%s', (name, message) => {
    const resolve = () => resolveSearch(local, '', { ...env, [name]: undefined });
    expect(resolve).toThrow(BuildFailure);
    expect(resolve).toThrow(message);
    expect(resolve).toThrow(name);
  });

  test('all of it at once', () => {
    expect(() => provide(local, { DOCS_SEARCH_PROVIDER: 'algolia' })).toThrow(
      /search\.appId is required.*search\.apiKey is required.*search\.indexName is required/s,
    );
  });

  test('the provider', () => {
    expect(() => provide(local, { DOCS_SEARCH_PROVIDER: 'google' })).toThrow(
      'DOCS_SEARCH_PROVIDER must be one of "local", "algolia", "none"',
    );
  });
});

test('the hosts of the provider are allowed, and those of reports only with them', () => {
  expect(listSearchHosts(resolveSearch(local, '', {}))).toEqual([]);
  expect(listSearchHosts(resolveSearch(local, '', env))).toHaveLength(2);
  const reports = { ...env, DOCS_SEARCH_INSIGHTS: '1' };
  expect(listSearchHosts(resolveSearch(local, '', reports))).toContain(
    'https://insights.algolia.io',
  );
});
