import type { SearchSettings } from '#contract/site.ts';
import { BuildError } from '../diagnostics.ts';
import { checkSearchKey } from './check-search-key.ts';
import { type Environment, searchVariables } from './environment.ts';
import type { SearchConfig } from './schemas/site.ts';
import { siteConfigFile } from './site-config-file.ts';

type Account = Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>;

/** What the hosted provider cannot do without; throws with all that is missing. */
function readAccount({ appId, apiKey, indexName }: SearchConfig): Account {
  const account = { appId, apiKey, indexName };
  const missing = (Object.keys(account) as (keyof Account)[]).filter((field) => !account[field]);
  if (missing.length === 0) return account;
  throw new BuildError(
    missing.map((field) => ({
      severity: 'error',
      file: siteConfigFile,
      message: `search.${field} is required`,
      hint: `Write search: { provider: 'algolia', ${field}: '…' }, or set ${searchVariables[field].name}.`,
    })),
  );
}

/**
 * What the browser needs to search.
 *
 * @param index address of the index that is built with the site
 * @param env in which no secret may have the value of the key that readers get
 */
export function resolveSearch(
  config: SearchConfig,
  index: string,
  env: Environment,
): SearchSettings | undefined {
  const { provider, maxPerGroup, missingResultsUrl, personalization, insights } = config;
  const shared = { maxPerGroup, personalization, ...(missingResultsUrl && { missingResultsUrl }) };
  if (provider === 'none') return undefined;
  if (provider === 'local') return { ...shared, provider: { name: 'local', index } };
  const account = readAccount(config);
  const fault = checkSearchKey(account.apiKey, env, Date.now());
  if (fault) throw new BuildError([{ severity: 'error', file: siteConfigFile, ...fault }]);
  return { ...shared, provider: { name: 'algolia', ...account, insights } };
}

/** Hosts that the content security policy has to allow for the provider. */
export function listSearchHosts(settings: SearchSettings | undefined): string[] {
  if (settings?.provider.name !== 'algolia') return [];
  const hosts = ['https://*.algolia.net', 'https://*.algolianet.com'];
  return settings.provider.insights ? [...hosts, 'https://insights.algolia.io'] : hosts;
}
