import type { Locator, Page } from '@playwright/test';
import type { Generator } from '../generators/generator.ts';
import { type SourceSite, uniqueWordFor } from '../source/source-site.ts';
import type { ServedOutput } from './serve-output.ts';

const openedPageId = 'section-1/page-2';
const nextPageId = 'section-1/page-3';

/** A built site and the visit to measure. */
export type MeasuredSite = {
  generator: Generator;
  output: ServedOutput;
  /** URL of the opened page. */
  opened: string;
  /** `href` of the link to the next page. */
  nextHref: string;
  /** Search query: a word of the last page only. */
  word: string;
};

/** The visit to a served site: the second page of the first English section, then the third. */
export function describeSite(
  generator: Generator,
  output: ServedOutput,
  site: SourceSite,
): MeasuredSite {
  return {
    generator,
    output,
    opened: output.origin + generator.toHref(openedPageId, 'en'),
    nextHref: generator.toHref(nextPageId, 'en'),
    word: uniqueWordFor(site, site.pageIds.at(-1) ?? ''),
  };
}

/** The sidebar link, which is the first link to every page. */
export function findNextLink(page: Page, { nextHref }: MeasuredSite): Locator {
  return page.locator(`a[href="${nextHref}"]:visible`).first();
}
