import { planSections, type Section } from '../../generated-site/generate-site.ts';
import { type Language, languages } from '../../generated-site/words.ts';
import { uniqueWord } from './unique-word.ts';

export const siteTitle = 'Generated';

export const startPageId = 'index';

/** A Markdown site, independent of generators. */
export type SourceSite = {
  languages: readonly Language[];
  sections: readonly Section[];
  /** All pages of a language: the start page, then those of the sections. */
  pageIds: readonly string[];
};

/** Plans a site with this many pages per language, including the start page. */
export function planSite(pagesPerLanguage: number): SourceSite {
  const sections = planSections(pagesPerLanguage - 1);
  return {
    languages,
    sections,
    pageIds: [startPageId, ...sections.flatMap(({ pageIds }) => pageIds)],
  };
}

/** A word in the title and text of this page only. */
export function uniqueWordFor({ pageIds }: SourceSite, pageId: string): string {
  return uniqueWord(pageIds.indexOf(pageId) * 7919);
}
