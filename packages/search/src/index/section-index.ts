import { tokenizeText } from '../text/tokenize.ts';
import { createInvertedIndex, type InvertedIndex } from './postings.ts';
import type { PageRecord } from './records.ts';
import { listSections, type Section } from './sections.ts';
import { runInTimeSlices, type TimeSlices } from './time-slices.ts';

/** All sections of one language. `inverted` contains those that are indexed already. */
export type SectionIndex = { inverted: InvertedIndex; sections: readonly Section[] };

export type IndexBuilder = TimeSlices & {
  /** The index as far as it is built. */
  index: SectionIndex;
  isComplete: () => boolean;
};

/** Starts indexing the pages of one language, in time slices that keep the page responsive. */
export function startIndexing(pages: readonly PageRecord[]): IndexBuilder {
  const sections = pages.flatMap(listSections);
  const inverted = createInvertedIndex(sections.length);
  let isComplete = false;
  const { prioritize, done } = runInTimeSlices(sections.length, (id) => {
    const { heading, ancestors, text, facts, moreTerms, code, keywords } = sections[id] as Section;
    inverted.add(id, {
      heading: tokenizeText(heading),
      ancestors: tokenizeText(ancestors),
      text: tokenizeText(`${text} ${facts}`),
      moreTerms: tokenizeText(moreTerms),
      code: tokenizeText(code),
      keywords: keywords.flatMap(tokenizeText),
    });
  });
  return {
    index: { inverted, sections },
    isComplete: () => isComplete,
    prioritize,
    done: done.then(() => {
      isComplete = true;
    }),
  };
}
