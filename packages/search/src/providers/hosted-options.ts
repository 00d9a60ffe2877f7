/** Account of a hosted index, from the configuration of the site. */
export type HostedAccount = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Reports views and clicks to the provider. */
  insights: boolean;
};

/** What a hosted provider is created with. */
export type HostedOptions = HostedAccount & {
  lang: string;
  /** Maximum number of results in a group. */
  maxPerGroup: number;
};
