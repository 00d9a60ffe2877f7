import { planSections, type Section } from '../../generated-site/generate-site.ts';
import { type Language, languages } from '../../generated-site/words.ts';
import { uniqueWord } from './unique-word.ts';

export const siteTitle = 'Generated';

export const startPageId = 'index';

/** A site in Markdown, before it is written in the way of a generator. */
export type SourceSite = {
  languages: readonly Language[];
  sections: readonly Section[];
  /** All pages of a language: the start page, then those of the sections. */
  pageIds: readonly string[];
};

/** So many pages a language, the start page among them. */
export function planSite(pagesPerLanguage: number): SourceSite {
  const sections = planSections(pagesPerLanguage - 1);
  return {
    languages,
    sections,
    pageIds: [startPageId, ...sections.flatMap(({ pageIds }) => pageIds)],
  };
}

/** A word in title and text of this page, and of no other one. */
export function uniqueWordFor({ pageIds }: SourceSite, pageId: string): string {
  return uniqueWord(pageIds.indexOf(pageId) * 7919);
}
