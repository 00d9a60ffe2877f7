import type { PageRecord, SearchIndex } from 'docs-search/src/index/records.ts';
import { isHan } from 'docs-search/src/text/tokenize-han.ts';
import type { SidebarNode, Sidebars } from '../../contract/navigation.ts';
import { findGroup, findSidebar } from '../../contract/sidebar.ts';
import type { Section } from '../../markdown/compiled-page.ts';
import { commonTerms, type FactNames, readTerms, selectTerms } from './select-terms.ts';

/** What the search index contains of a page. */
export type SearchablePage = {
  routePath: string;
  title: string;
  /** Shown instead of the first words of the page. */
  description: string;
  /** Weight against other pages that match equally well; 1 by default. */
  rank: number;
  sections: Section[];
};

/** What the search index of a language contains of its site. */
export type SearchableSite = {
  title: string;
  sidebars: Sidebars;
  /** Groups of synonyms, in all languages of the site. */
  synonyms: readonly (readonly string[])[];
  factNames: FactNames;
};

/** Weight of a page from `search.pageRank`. The longest matching prefix of its path applies. */
export function pageRank(pageId: string, ranks: Readonly<Record<string, number>>): number {
  const [, rank = 1] =
    Object.entries(ranks)
      .filter(([prefix]) => `/${pageId}`.startsWith(prefix))
      .sort(([a], [b]) => b.length - a.length)[0] ?? [];
  return rank;
}

/** Text of the top-level sidebar group of a route; `fallback` if it is in none. */
export function sidebarGroup(
  routePath: string,
  nodes: readonly SidebarNode[],
  fallback: string,
): string {
  return findGroup(nodes, routePath)?.text ?? fallback;
}

/** Synonyms in the language of a site. English sites have no Chinese ones. */
function chooseSynonyms(groups: readonly (readonly string[])[], isChinese: boolean): string[][] {
  return groups
    .map((names) => names.filter((name) => isChinese || !isHan(name)))
    .filter(({ length }) => length > 1);
}

/** The search index of one language. Of each text it contains the start, and terms that are new on the page. */
export function buildSearchIndex(
  pages: readonly SearchablePage[],
  { title: siteTitle, sidebars, synonyms, factNames }: SearchableSite,
): SearchIndex {
  const terms = pages.map(({ sections, description }) =>
    readTerms(sections, description, factNames),
  );
  const common = commonTerms(terms);
  const records = pages.map(
    (page, index): PageRecord => [
      page.routePath,
      page.title,
      sidebarGroup(page.routePath, findSidebar(page.routePath, sidebars), siteTitle),
      page.rank,
      selectTerms(terms[index] ?? [], common),
    ],
  );
  const isChinese = records.some(([, title]) => isHan(title));
  return { pages: records, synonyms: chooseSynonyms(synonyms, isChinese) };
}
