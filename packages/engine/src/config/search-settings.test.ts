import { describe, expect, test } from 'vitest';
import { BuildError } from '../diagnostics.ts';
import type { SearchConfig } from './schemas/search.ts';
import { listSearchHosts, resolveSearch } from './search-settings.ts';

const local: SearchConfig = {
  provider: 'local',
  appId: '',
  apiKey: '',
  indexName: '',
  insights: false,
  pageRank: {},
  synonyms: [],
  startLinks: [],
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

const urls = { index: '/search-en.json', texts: '/search-en-texts.json' };

const provide = (config: SearchConfig) =>
  resolveSearch(config, urls, { startLinks: [] }, {})?.provider;

test('resolves the settings of each provider', () => {
  expect(provide(local)).toEqual({ name: 'local', ...urls });
  expect(provide(hosted)).toEqual({
    name: 'algolia',
    appId: 'A',
    apiKey: 'K',
    indexName: 'I',
    insights: false,
  });
  expect(provide({ ...local, provider: 'none' })).toBeUndefined();
});

describe('a missing field is reported', () => {
  test.each([
    ['appId', 'DOCS_SEARCH_APP_ID'],
    ['apiKey', 'DOCS_SEARCH_API_KEY'],
    ['indexName', 'DOCS_SEARCH_INDEX'],
  ])('%s', (field, name) => {
    const resolve = () => provide({ ...hosted, [field]: '' });
    expect(resolve).toThrow(BuildError);
    expect(resolve).toThrow(`search.${field} is required`);
    expect(resolve).toThrow(name);
  });

  test('all missing fields at once', () => {
    expect(() => provide({ ...local, provider: 'algolia' })).toThrow(
      /search\.appId is required.*search\.apiKey is required.*search\.indexName is required/s,
    );
  });
});

test('lists exactly the hosts of the application, and the insights host with insights only', () => {
  expect(listSearchHosts(resolveSearch(local, urls, { startLinks: [] }, {}))).toEqual([]);
  const hosts = [
    'https://app-dsn.algolia.net',
    'https://app.algolia.net',
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
  ];
  const hostsOf = (insights: boolean) =>
    listSearchHosts(
      resolveSearch({ ...hosted, appId: 'APP', insights }, urls, { startLinks: [] }, {}),
    );
  expect(hostsOf(false)).toEqual(hosts);
  expect(hostsOf(true)).toEqual([...hosts, 'https://insights.algolia.io']);
});
