import type { Language } from '../text/language.ts';
import { createInvertedIndex, type InvertedIndex } from './postings.ts';
import type { IndexHeads, SectionText } from './records.ts';
import { listSections, once, type Section } from './sections.ts';
import { runInTimeSlices, type TimeSlices } from './time-slices.ts';

/** All sections of one language. `inverted` contains those that are indexed already. */
export type SectionIndex = {
  inverted: InvertedIndex;
  sections: readonly Section[];
  language: Language;
};

/** `heads` until the texts are loaded, then `texts` until they are indexed. */
type IndexStage = 'heads' | 'texts' | 'complete';

export type IndexBuilder = {
  /** The index as far as it is built. */
  index: SectionIndex;
  stage: () => IndexStage;
  /** Indexes some sections before all others, as far as they are loaded. */
  prioritize: TimeSlices['prioritize'];
  /** Loads the texts, if they are not there. Resolves at the end of the current stage. */
  stageDone: () => Promise<void>;
  /** Loads the texts, if they are not there. Resolves when all of them are indexed. */
  complete: () => Promise<void>;
};

/** Starts indexing one language, in time slices that keep the page responsive: first all headings, then the texts. */
export function startIndexing(
  { pages }: Pick<IndexHeads, 'pages'>,
  loadTexts: () => Promise<readonly SectionText[]>,
  language: Language,
): IndexBuilder {
  const sections = pages.flatMap((page) => listSections(page, language));
  const inverted = createInvertedIndex(sections.length);
  const { tokenize } = language;
  let stage: IndexStage = 'heads';

  const heads = runInTimeSlices(sections.length, (id) => {
    const { heading, ancestors, keywords } = sections[id] as Section;
    inverted.add(id, {
      heading: tokenize(heading),
      ancestors: tokenize(ancestors),
      keywords: keywords.flatMap(tokenize),
    });
  });

  function indexText(id: number): void {
    const { text, facts, moreTerms, code } = sections[id] as Section;
    inverted.add(id, {
      text: tokenize(`${text} ${facts}`),
      moreTerms: tokenize(moreTerms),
      code: tokenize(code),
    });
  }

  let slices: TimeSlices = heads;
  /** Requested once the headings have answered, so that they do not share the connection. */
  const loaded = once(async () => {
    const [all] = await Promise.all([loadTexts(), heads.done]);
    sections.forEach((section, id) => {
      Object.assign(section, all[id]);
    });
    slices = runInTimeSlices(sections.length, indexText);
    stage = 'texts';
  });
  const complete = once(async () => {
    await loaded();
    await slices.done;
    stage = 'complete';
  });
  return {
    index: { inverted, sections, language },
    stage: () => stage,
    prioritize: (ids) => slices.prioritize(ids),
    stageDone: () => (stage === 'heads' ? loaded() : complete()),
    complete,
  };
}
