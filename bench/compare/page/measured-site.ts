import type { Locator, Page } from '@playwright/test';
import type { Generator } from '../generators/generator.ts';
import { type SourceSite, uniqueWordFor } from '../source/source-site.ts';
import type { ServedOutput } from './serve-output.ts';

const openedPageId = 'section-1/page-2';
const nextPageId = 'section-1/page-3';

/** A finished site, and what a reader does with it. */
export type MeasuredSite = {
  generator: Generator;
  output: ServedOutput;
  /** Address of the page that is opened. */
  opened: string;
  /** Link to the next page, as it stands in documents. */
  nextHref: string;
  /** What the reader searches: stands in the last page only. */
  word: string;
};

/** The visit to a site that is being served: the second page of the first section in English, then the third. */
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

/** The link in the sidebar, which is the first one to every page. */
export function findNextLink(page: Page, { nextHref }: MeasuredSite): Locator {
  return page.locator(`a[href="${nextHref}"]:visible`).first();
}
