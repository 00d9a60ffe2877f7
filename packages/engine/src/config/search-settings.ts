import { hostedProviders, type SearchSettings } from 'docs-search';
import { BuildError } from '../diagnostics.ts';
import { checkSearchKey } from './check-search-key.ts';
import { siteConfigFile } from './define-config.ts';
import { type Environment, searchVariables } from './environment.ts';
import type { SearchConfig } from './schemas/search.ts';

type HostedSearch = SearchConfig & { provider: keyof typeof hostedProviders };
type Account = Pick<SearchConfig, 'appId' | 'apiKey' | 'indexName'>;

/** Account of the hosted provider. Throws if fields are missing. */
function readAccount(config: HostedSearch): Account {
  const { provider, appId, apiKey, indexName } = config;
  const missing = hostedProviders[provider].required.filter((field) => !config[field]);
  if (missing.length === 0) return { appId, apiKey, indexName };
  throw new BuildError(
    missing.map((field) => ({
      file: siteConfigFile,
      message: `search.${field} is required`,
      hint: `Write search: { provider: '${provider}', ${field}: '…' }, or set ${searchVariables[field].name}.`,
    })),
  );
}

/**
 * Search settings for the browser; `undefined` without search.
 * @param urls of the two parts of the index built with the site
 * @param links in the language of the site data
 * @param env used to detect that a secret was configured as the public key
 */
export function resolveSearch(
  config: SearchConfig,
  urls: { index: string; texts: string },
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
  if (provider === 'local') return { ...shared, provider: { name: 'local', ...urls } };
  const account = readAccount({ ...config, provider });
  const problem = checkSearchKey(account.apiKey, env, Date.now());
  if (problem) throw new BuildError([{ file: siteConfigFile, ...problem }]);
  return { ...shared, provider: { name: provider, ...account, insights } };
}

/** Hosts of the provider, for the content security policy. */
export function listSearchHosts(settings: SearchSettings | undefined): string[] {
  if (!settings || settings.provider.name === 'local') return [];
  const { name, ...account } = settings.provider;
  return hostedProviders[name].hosts(account).map((host) => `https://${host}`);
}
