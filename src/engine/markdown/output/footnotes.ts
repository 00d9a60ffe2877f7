import type { Options } from 'mdast-util-to-hast';
import type { EngineStrings } from '#contract/site.ts';

/** Id of the heading above the footnotes, which the library writes. */
export const footnotesId = 'footnote-label';

export type FootnoteStrings = Pick<EngineStrings, 'footnotes' | 'footnoteBack'>;

/** How footnotes stand below a text: as a section with a heading, each with links back to its references. */
export function footnoteOptions({ footnotes, footnoteBack }: FootnoteStrings): Options {
  return {
    footnoteLabel: footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, again) =>
      `${footnoteBack} ${index + 1}${again > 1 ? `-${again}` : ''}`,
  };
}
