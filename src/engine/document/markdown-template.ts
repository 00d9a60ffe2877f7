import type { JsonValue } from '#contract/page.ts';
import type { EngineStrings } from '#contract/site.ts';
import type { ServerTheme } from '#contract/theme.ts';
import { placeholderPattern } from './placeholders.ts';

/** The Markdown of a page, with a placeholder for each component that only the theme can write. */
export type MarkdownTemplate = {
  /** The `# heading`, as Markdown. */
  title: string;
  /** Everything below the title. */
  text: string;
  places: readonly {
    component: string;
    props: Record<string, JsonValue>;
    /** Markdown of the children. */
    children: string;
  }[];
};

/** Fills the places, and keeps every line in the list or quotation that its place is in. */
export function renderMarkdownTemplate(
  { text, places }: Omit<MarkdownTemplate, 'title'>,
  writers: NonNullable<ServerTheme['markdown']> = {},
  strings: EngineStrings,
): string {
  function fill(markdown: string): string {
    return markdown.replace(placeholderPattern, (_, index: string, offset: number) => {
      const place = places[Number(index)];
      if (!place) throw new Error(`the Markdown has no place ${index}`);
      const children = fill(place.children);
      const written = writers[place.component]?.(place.props, { strings, children }) ?? children;
      const start = markdown.slice(markdown.lastIndexOf('\n', offset) + 1, offset);
      return written.replaceAll(
        '\n',
        `\n${start.replace(placeholderPattern, ' ').replace(/[^>\s]/g, ' ')}`,
      );
    });
  }
  return fill(text);
}
