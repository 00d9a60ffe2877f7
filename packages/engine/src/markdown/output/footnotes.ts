import type { Options } from 'mdast-util-to-hast';
import type { EngineStrings } from '../../contract/site.ts';

/** Id that the library gives to the heading of the footnotes. */
export const footnotesId = 'footnote-label';

/** Options for footnotes: a section with a heading, with a link back to each reference. */
export function footnoteOptions({ footnotes, footnoteBack }: EngineStrings): Options {
  return {
    footnoteLabel: footnotes,
    footnoteLabelProperties: {},
    footnoteBackLabel: (index, again) =>
      `${footnoteBack} ${index + 1}${again > 1 ? `-${again}` : ''}`,
  };
}
