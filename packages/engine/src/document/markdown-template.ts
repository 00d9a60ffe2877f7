import type { JsonValue } from '../contract/page.ts';
import type { EngineStrings } from '../contract/site.ts';
import type { ServerComponents } from '../contract/theme.ts';
import { placeholderPattern } from './placeholders.ts';

/** The Markdown copy of a page, with placeholders for components that the theme renders. */
export type MarkdownTemplate = {
  /** The `# heading`, as Markdown. */
  title: string;
  /** Everything below the title. */
  text: string;
  instances: readonly {
    component: string;
    props: Record<string, JsonValue>;
    /** Markdown of the children. */
    children: string;
  }[];
};

/** Blanks as wide as the text before a placeholder; `>` of a quotation stays. */
function indentAfter(text: string): string {
  return text.replace(placeholderPattern, ' ').replace(/[^>\s]/g, ' ');
}

/** Renders the text of a template. Every line stays inside the list or quotation around its placeholder. */
export function renderMarkdownTemplate(
  { text, instances }: Omit<MarkdownTemplate, 'title'>,
  renderers: ServerComponents['markdown'],
  strings: EngineStrings,
): string {
  function fill(markdown: string): string {
    return markdown.replace(placeholderPattern, (_, index: string, offset: number) => {
      const instance = instances[Number(index)];
      if (!instance) throw new Error(`the Markdown has no instance ${index}`);
      const { component, props } = instance;
      const children = fill(instance.children);
      const rendered = renderers[component]?.(props, { strings, children }) ?? children;
      const before = markdown.slice(markdown.lastIndexOf('\n', offset) + 1, offset);
      return rendered.replaceAll('\n', `\n${indentAfter(before)}`);
    });
  }
  return fill(text);
}
