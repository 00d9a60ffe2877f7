import type { CheckedPage } from './read-pages.ts';

type Section = CheckedPage['sections'][number];

/** Lowercase text of sections. */
function textOf(sections: readonly Section[]): string {
  return sections
    .map(({ heading, text }) => `${heading}\n${text}`)
    .join('\n')
    .toLowerCase();
}

/** Keywords that a text contains already, or that occur twice. They only make the index larger. Flags are listed where they are explained, because other places quote them. */
function listNeedless(keywords: readonly string[], text: string, place: string): string[] {
  return keywords.flatMap((keyword, index) => {
    const word = keyword.toLowerCase();
    const isTwice = keywords.slice(0, index).some((other) => other.toLowerCase() === word);
    if (isTwice) return [`duplicate keyword ${keyword}`];
    return text.includes(word) && !word.startsWith('-')
      ? [`keyword ${keyword} is already ${place}`]
      : [];
  });
}

/** Checks the keywords of pages and sections. Those of a page apply to all of it. */
export function checkKeywords(pages: readonly CheckedPage[]): string[] {
  return pages.flatMap(({ source, sections }) =>
    sections
      .flatMap((section) =>
        section.depth === 1
          ? listNeedless(section.keywords, textOf(sections), 'on the page')
          : listNeedless(section.keywords, textOf([section]), `in the section #${section.anchor}`),
      )
      .map((problem) => `${source.sourcePath}: ${problem}`),
  );
}
