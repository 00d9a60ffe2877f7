import type { PageRecord, SearchIndex } from '../index/records.ts';
import { languageOf } from '../text/language.ts';
import { isHan } from '../text/tokenize-han.ts';
import {
  commonTerms,
  type FactNames,
  readTerms,
  type SearchableSection,
  selectTerms,
} from './select-terms.ts';
import { findVariants } from './variants.ts';

/** What the search index contains of a page. */
export type SearchablePage = {
  routePath: string;
  title: string;
  /** Its place in the sidebar. */
  group: string;
  /** Shown instead of the first words of the page. */
  description: string;
  /** Weight against other pages that match equally well; 1 by default. */
  rank: number;
  sections: readonly SearchableSection[];
};

/** What the search index of a language contains of its site. */
export type SearchableSite = {
  /** BCP 47 tag of the language. */
  lang: string;
  /** Groups of synonyms, in all languages of the site. */
  synonyms: readonly (readonly string[])[];
  factNames: FactNames;
};

/** Synonyms in the language of a site. Only Chinese sites have Chinese ones. */
function chooseSynonyms(groups: SearchableSite['synonyms'], isChinese: boolean): string[][] {
  return groups
    .map((names) => names.filter((name) => isChinese || !isHan(name)))
    .filter(({ length }) => length > 1);
}

/** The search index of one language. Of each text it contains the start, and terms that are new on the page. */
export function buildSearchIndex(
  pages: readonly SearchablePage[],
  { lang, synonyms, factNames }: SearchableSite,
): SearchIndex {
  const language = languageOf(lang);
  const terms = pages.map(({ sections, description }) =>
    readTerms(sections, description, factNames, language),
  );
  const common = commonTerms(terms, language);
  const records = pages.map(
    ({ routePath, title, group, rank }, index): PageRecord => ({
      route: routePath,
      title,
      group,
      rank,
      sections: selectTerms(terms[index] ?? [], common, language),
    }),
  );
  return {
    pages: records,
    synonyms: chooseSynonyms(synonyms, language.isChinese),
    variants: language.isChinese ? findVariants(records) : ['', ''],
  };
}
