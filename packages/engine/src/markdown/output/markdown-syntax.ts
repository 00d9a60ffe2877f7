import type {
  Blockquote,
  Emphasis,
  List,
  Paragraph,
  Parents,
  PhrasingContent,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import { labelValue } from '../../contract/label-value.ts';

/** Callout types as alerts of GitHub. Other types are written without a frame. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** Writes emphasis without escapes: next to Chinese text, the library would write character references. */
function writeEmphasis(delimiter: string): Handle {
  return (node: Parents, _parent, state, info) =>
    delimiter +
    state.containerPhrasing(node as Emphasis | Strong, {
      ...info,
      before: delimiter,
      after: delimiter,
    }) +
    delimiter;
}

/** Matches text that Markdown could interpret, at least at the start of a line. */
const special = /[\\`*_[\]<>&~|#+=!@\n\t]|^[-\d]|:\/|www\./i;

/** Skips escaping where it is not needed: the library would test thirty patterns on each text. */
const writeText: Handle = (node: Text, _parent, state, info) => {
  const { value } = node;
  const isAtEdge =
    (value.startsWith(' ') && info.before === '\n') || (value.endsWith(' ') && info.after === '\n');
  return isAtEdge || special.test(value) ? state.safe(value, info) : value;
};

const options: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  handlers: { text: writeText, emphasis: writeEmphasis('*'), strong: writeEmphasis('**') },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

export function writeMarkdown(children: readonly RootContent[]): string {
  return toMarkdown({ type: 'root', children: [...children] }, options).trim();
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function strong(...children: PhrasingContent[]): PhrasingContent {
  return { type: 'strong', children };
}

/** Adds the marker of an alert on its own line at the start of the first paragraph. */
function addMarker(alert: string, [first, ...rest]: RootContent[]): Blockquote['children'] {
  const marker: PhrasingContent[] = [{ type: 'html', value: `[!${alert}]\n` }];
  const marked =
    first?.type === 'paragraph'
      ? [paragraph(...marker, ...first.children)]
      : [paragraph(...marker), ...(first ? [first] : [])];
  return [...marked, ...rest] as Blockquote['children'];
}

/** A callout as an alert in a quote. */
export function toAlert(
  type: string,
  title: PhrasingContent[],
  children: RootContent[],
): RootContent[] {
  const alert = alerts[type];
  const all = textOf(title) ? [paragraph(strong(...title)), ...children] : children;
  return alert ? [{ type: 'blockquote', children: addMarker(alert, all) }] : all;
}

export type Panel = { label: string; children: RootContent[] };

/** The code of a panel that contains only one line of code. */
function singleLine({ children }: Panel): string | undefined {
  const [code, ...others] = children;
  const isLine = code?.type === 'code' && others.length === 0 && !code.value.includes('\n');
  return isLine ? code.value : undefined;
}

/** Tab panels below each other, with their labels; commands as a list. */
export function toPanels(panels: readonly Panel[]): RootContent[] {
  const lines = panels.map(singleLine);
  if (!lines.every((line) => line !== undefined)) {
    return panels.flatMap(({ label, children }) => [
      paragraph(strong({ type: 'text', value: label })),
      ...children,
    ]);
  }
  const children = panels.map(({ label }, index): List['children'][number] => ({
    type: 'listItem',
    spread: false,
    children: [
      paragraph(
        { type: 'text', value: labelValue(label, '') },
        { type: 'inlineCode', value: lines[index] ?? '' },
      ),
    ],
  }));
  return [{ type: 'list', spread: false, children }];
}
