import type { SearchSettings } from '#contract/search.ts';
import { BuildFailure } from '../diagnostics.ts';
import { siteConfigFile } from './load-site.ts';
import { checkSearchKey } from './search-key.ts';
import type { Environment } from './site-environment.ts';
import type { SearchConfig } from './site-schema.ts';

const variables = {
  provider: 'DOCS_SEARCH_PROVIDER',
  appId: 'DOCS_SEARCH_APP_ID',
  apiKey: 'DOCS_SEARCH_API_KEY',
  indexName: 'DOCS_SEARCH_INDEX',
  insights: 'DOCS_SEARCH_INSIGHTS',
} as const;

function fail(file: string, message: string, hint: string): never {
  throw new BuildFailure([{ severity: 'error', file, message, hint }]);
}

function readProvider(config: SearchConfig, env: Environment): SearchConfig['provider'] {
  const value = env[variables.provider] || config.provider;
  if (value === 'local' || value === 'algolia' || value === 'none') return value;
  return fail(
    variables.provider,
    `${variables.provider} must be one of "local", "algolia", "none"`,
    `Write ${variables.provider}=local, or leave it out.`,
  );
}

type Account = Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>;

/** What the hosted provider cannot do without; throws with all that is missing. */
function readAccount(config: SearchConfig, env: Environment): Account {
  const read = (field: keyof Account) => env[variables[field]] || config[field];
  const account = { appId: read('appId'), apiKey: read('apiKey'), indexName: read('indexName') };
  const missing = (Object.keys(account) as (keyof Account)[]).filter((field) => !account[field]);
  if (missing.length === 0) return account;
  throw new BuildFailure(
    missing.map((field) => ({
      severity: 'error',
      file: siteConfigFile,
      message: `search.${field} is required`,
      hint: `Write search: { provider: 'algolia', ${field}: '…' }, or set ${variables[field]}.`,
    })),
  );
}

/**
 * What the browser needs to search. Variables of the environment win over the configuration.
 * `index` is the address of the index that is built with the site.
 */
export function resolveSearch(
  config: SearchConfig,
  index: string,
  env: Environment,
): SearchSettings | undefined {
  const provider = readProvider(config, env);
  const { maxPerGroup, missingResultsUrl, personalization } = config;
  const shared = { maxPerGroup, personalization, ...(missingResultsUrl && { missingResultsUrl }) };
  if (provider === 'none') return undefined;
  if (provider === 'local') return { ...shared, provider: { name: 'local', index } };
  const account = readAccount(config, env);
  const fault = checkSearchKey(account.apiKey, env, Date.now());
  if (fault) fail(siteConfigFile, fault.message, fault.hint);
  return {
    ...shared,
    provider: {
      name: 'algolia',
      ...account,
      insights: env[variables.insights] ? env[variables.insights] === '1' : config.insights,
    },
  };
}

/** Hosts that the content security policy has to allow for the provider. */
export function listSearchHosts(settings: SearchSettings | undefined): string[] {
  if (settings?.provider.name !== 'algolia') return [];
  const hosts = ['https://*.algolia.net', 'https://*.algolianet.com'];
  return settings.provider.insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}
