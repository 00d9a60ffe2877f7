import { algoliaFields, algoliaHosts } from './algolia-hosts.ts';
import type { HostedAccount, HostedOptions } from './hosted-options.ts';
import type { SearchProvider } from './provider.ts';

type HostedProvider = {
  /** Fields of the account that must not be empty. */
  required: readonly (keyof HostedAccount & string)[];
  /** Names of the hosts that the browser connects to, without `https://`, for the content security policy. */
  hosts: (account: HostedAccount) => string[];
  load: () => Promise<(options: HostedOptions) => SearchProvider>;
};

/** Hosted providers by the name that `search.provider` has. To add one, write its module in this folder and its entry here. */
export const hostedProviders = {
  algolia: {
    required: algoliaFields,
    hosts: ({ appId, insights }) => [
      ...algoliaHosts(appId),
      ...(insights ? ['insights.algolia.io'] : []),
    ],
    load: async () => (await import('./algolia.ts')).createAlgoliaProvider,
  },
} satisfies Record<string, HostedProvider>;

export type HostedName = keyof typeof hostedProviders;
