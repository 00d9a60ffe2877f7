import { algoliaHosts } from '../contract/algolia-hosts.ts';
import type { SearchSettings } from '../contract/site.ts';
import { BuildError } from '../diagnostics.ts';
import { checkSearchKey } from './check-search-key.ts';
import { siteConfigFile } from './define-config.ts';
import { type Environment, searchVariables } from './environment.ts';
import type { SearchConfig } from './schemas/search.ts';

type Account = Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>;

/** Account of the hosted provider. Throws if fields are missing. */
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
 * Search settings for the browser; `undefined` without search.
 * @param index URL of the index built with the site
 * @param links in the language of the site data
 * @param env used to detect that a secret was configured as the public key
 */
export function resolveSearch(
  config: SearchConfig,
  index: string,
  links: Pick<SearchSettings, 'startLinks' | 'overviewLink'>,
  env: Environment,
): SearchSettings | undefined {
  const { provider, maxPerGroup, missingResultsUrl, personalization, insights } = config;
  const shared = {
    ...links,
    maxPerGroup,
    personalization,
    ...(missingResultsUrl && { missingResultsUrl }),
  };
  if (provider === 'none') return undefined;
  if (provider === 'local') return { ...shared, provider: { name: 'local', index } };
  const account = readAccount(config);
  const problem = checkSearchKey(account.apiKey, env, Date.now());
  if (problem) throw new BuildError([{ severity: 'error', file: siteConfigFile, ...problem }]);
  return { ...shared, provider: { name: 'algolia', ...account, insights } };
}

/** Hosts of the provider, for the content security policy. */
export function listSearchHosts(settings: SearchSettings | undefined): string[] {
  if (settings?.provider.name !== 'algolia') return [];
  const { appId, insights } = settings.provider;
  const hosts = [...algoliaHosts(appId), ...(insights ? ['insights.algolia.io'] : [])];
  return hosts.map((host) => `https://${host}`);
}
