import type { HostedName } from './hosted.ts';
import type { HostedAccount } from './hosted-options.ts';

/** A link with its text. */
export type SearchLink = { text: string; link: string };

/** Search provider, and how the dialog shows its results. */
export type SearchSettings = {
  provider:
    | {
        name: 'local';
        /** URL of the first part of the index of this language. */
        index: string;
        /** URL of its second part. */
        texts: string;
      }
    | ({ name: HostedName } & HostedAccount);
  /** Places to begin, shown before a query. */
  startLinks: SearchLink[];
  /** Shown when nothing is found. */
  overviewLink?: SearchLink;
  /** Maximum number of results in a group of a hosted index. */
  maxPerGroup: number;
  /** Stores followed results in the browser. */
  personalization: boolean;
  /** URL for reporting a query without results; `{query}` is replaced by the query. */
  missingResultsUrl?: string;
};
