import type { CheckedPage } from './read-pages.ts';

/** Keywords that are already on the page or duplicated. They only make the index larger. */
export function checkKeywords(pages: readonly CheckedPage[]): string[] {
  return pages.flatMap(({ source, keywords, sections }) => {
    const text = sections
      .map(({ heading, text }) => `${heading}\n${text}`)
      .join('\n')
      .toLowerCase();
    return keywords.flatMap((keyword, index) => {
      const word = keyword.toLowerCase();
      const isTwice = keywords.slice(0, index).some((other) => other.toLowerCase() === word);
      if (isTwice) return [`${source.sourcePath}: duplicate keyword ${keyword}`];
      return text.includes(word)
        ? [`${source.sourcePath}: keyword ${keyword} is already on the page`]
        : [];
    });
  });
}
