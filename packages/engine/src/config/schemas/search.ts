import { hostedProviders } from 'docs-search';
import { z } from 'zod';
import { link, localized, route, text, url } from './schema-primitives.ts';

const hostedNames = Object.keys(hostedProviders) as (keyof typeof hostedProviders)[];

const pageLink = z
  .strictObject({
    /** Text of the link. */
    text: localized,
    /** Route without language prefix, or an external URL. */
    link,
  })
  .meta({ example: "{ text: { en: '…', zh: '…' }, link: '/guide/start/' }" });

/** Some fields can be overridden by environment variables, such as `DOCS_SEARCH_PROVIDER`; see docs/deploy.md. */
export const searchSchema = z
  .strictObject({
    /** `local` searches an index built with the site; `algolia` a hosted one; `none` removes the search. Hosted ones are listed in `docs-search`. */
    provider: z.enum(['local', ...hostedNames, 'none']).default('local'),
    /** Application id of the hosted index. */
    appId: z
      .string()
      // It becomes part of host names and of the policy.
      .refine((id) => /^[a-z\d]*$/i.test(id), { error: 'must have letters and digits only' })
      .meta({ example: "'…'" })
      .default(''),
    /** Search-only key. It is public, so never use an admin key. */
    apiKey: z.string().meta({ example: "'…'" }).default(''),
    /** Name of the hosted index. */
    indexName: z.string().meta({ example: "'…'" }).default(''),
    /** Whether clicks and views are reported to the hosted provider. */
    insights: z.boolean().default(false),
    /** Weight of pages in the ranking by route prefix; the longest prefix applies. `'/blog/': 0.5` halves it. Default 1. */
    pageRank: z
      .record(route, z.number().min(0.1).max(10))
      .meta({ example: "{ '/blog/': 0.5 }" })
      .default({}),
    /** Groups of names for the same thing in all languages. The index of a language contains those its readers may type. */
    synonyms: z.array(z.array(text).min(2)).meta({ example: "[['bundle', '打包']]" }).default([]),
    /** Places to begin, shown before the reader has typed anything. */
    startLinks: z
      .array(pageLink)
      .meta({ example: "[{ text: { en: '…', zh: '…' }, link: '/guide/start/' }]" })
      .default([]),
    /** Where to look for what a query did not find, such as an overview of all options. */
    overviewLink: pageLink.optional(),
    /** Maximum number of results in a group of a hosted index, 1 to 20. */
    maxPerGroup: z.number().int().min(1).max(20).meta({ example: '5' }).default(5),
    /** Whether the browser remembers chosen results and suggests them in the next search. Default `true`. */
    personalization: z.boolean().default(true),
    /** Where readers report missing results. `{query}` is replaced by the query. */
    missingResultsUrl: url
      .meta({ example: "'https://example.org/report?query={query}'" })
      .optional(),
  })
  .meta({ example: "{ provider: 'local' }" });

export type SearchConfig = z.output<typeof searchSchema>;
