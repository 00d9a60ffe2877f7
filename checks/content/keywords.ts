import type { CheckedPage } from './read-pages.ts';

/** Other words for a page that it says itself, or that it names twice: they only make the index larger. */
export function checkKeywords(pages: readonly CheckedPage[]): string[] {
  return pages.flatMap(({ source, keywords, sections }) => {
    const text = sections
      .map(({ heading, text }) => `${heading}\n${text}`)
      .join('\n')
      .toLowerCase();
    return keywords.flatMap((keyword, index) => {
      const word = keyword.toLowerCase();
      const isTwice = keywords.slice(0, index).some((other) => other.toLowerCase() === word);
      if (isTwice) return [`${source.sourcePath}: the keyword ${keyword} stands there twice`];
      return text.includes(word) ? [`${source.sourcePath}: the page says ${keyword} itself`] : [];
    });
  });
}
