import type {
  Blockquote,
  Emphasis,
  Heading,
  List,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
  Strong,
  Text,
} from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { type Handle, type Options, toMarkdown } from 'mdast-util-to-markdown';
import { toString as textOf } from 'mdast-util-to-string';
import type { MarkdownTemplate } from '../../document/markdown-template.ts';
import { placeholder } from '../../document/placeholders.ts';
import { type Jsx, readProps } from '../mdast-jsx.ts';

/** Kinds of callouts as readers of Markdown know them. */
const alerts: Record<string, string> = {
  note: 'NOTE',
  tip: 'TIP',
  info: 'NOTE',
  warning: 'WARNING',
  danger: 'CAUTION',
};

/** Emphasis with its signs alone: next to Chinese text the library would write letters as references. */
function writeMarked(sign: string): Handle {
  return (node: Parents, _parent, state, info) =>
    sign +
    state.containerPhrasing(node as Emphasis | Strong, { ...info, before: sign, after: sign }) +
    sign;
}

/** Whatever Markdown could read as a sign of its own, at least at the start of a line. */
const special = /[\\`*_[\]<>&~|#+=!@\n\t]|^[-\d]|:\/|www\./i;

/** Most texts have nothing to escape; the library would look for thirty patterns in each. */
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
  handlers: { text: writeText, emphasis: writeMarked('*'), strong: writeMarked('**') },
  extensions: [gfmToMarkdown({ tablePipeAlign: false })],
};

function write(children: readonly RootContent[]): string {
  return toMarkdown({ type: 'root', children: [...children] }, options).trim();
}

function textProp(node: Jsx, name: string): string {
  const value = readProps(node)[name];
  return typeof value === 'string' ? value : '';
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children };
}

function strong(value: string): PhrasingContent {
  return { type: 'strong', children: [{ type: 'text', value }] };
}

/** The mark of an alert stands on a line of its own in the first paragraph. */
function markFirst(kind: string, [first, ...rest]: RootContent[]): Blockquote['children'] {
  const mark: PhrasingContent[] = [{ type: 'html', value: `[!${kind}]\n` }];
  const marked =
    first?.type === 'paragraph'
      ? [paragraph(...mark, ...first.children)]
      : [paragraph(...mark), ...(first ? [first] : [])];
  return [...marked, ...rest] as Blockquote['children'];
}

function toQuote(node: Jsx, children: RootContent[]): RootContent[] {
  const title = textProp(node, 'title');
  const kind = alerts[textProp(node, 'type')];
  const all = title ? [paragraph(strong(title)), ...children] : children;
  return kind ? [{ type: 'blockquote', children: markFirst(kind, all) }] : all;
}

function toFence(node: Jsx): RootContent[] {
  const [code] = node.children;
  if (code?.type !== ('code' as string)) return [];
  const title = textProp(node, 'title');
  const lang = textProp(node, 'lang');
  return [
    { ...code, lang, meta: title ? `title="${title}"` : null, data: {} } as unknown as RootContent,
  ];
}

type Panel = { label: string; children: RootContent[] };

/** The only code of a panel that holds one line of code and nothing else. */
function singleLine({ children }: Panel): string | undefined {
  const [code, ...others] = children;
  const isLine = code?.type === 'code' && others.length === 0 && !code.value.includes('\n');
  return isLine ? code.value : undefined;
}

/** Panels one after the other under their labels; commands as one list. */
function toPanels(panels: readonly Panel[]): RootContent[] {
  const lines = panels.map(singleLine);
  if (!lines.every((line) => line !== undefined)) {
    return panels.flatMap(({ label, children }) => [paragraph(strong(label)), ...children]);
  }
  const children = panels.map(({ label }, index): List['children'][number] => ({
    type: 'listItem',
    spread: false,
    children: [
      paragraph(
        { type: 'text', value: `${label}: ` },
        { type: 'inlineCode', value: lines[index] ?? '' },
      ),
    ],
  }));
  return [{ type: 'list', spread: false, children }];
}

/** The link of a heading to itself has no text. */
function isAnchor(node: RootContent): boolean {
  return node.type === 'link' && node.children.length === 0;
}

/**
 * The text of a page as plain Markdown, for readers that are programs. It is made from the
 * tree of the markup: fragments are in it, code is quoted, links have their language.
 * @param address absolute address of the page; links to the site become absolute by it
 */
export function toMarkdownCopy(tree: Root, title: string, address: string): MarkdownTemplate {
  const instances: MarkdownTemplate['instances'][number][] = [];

  function jsxToMarkdownNodes(node: Jsx): RootContent[] {
    if (node.name === 'br') return [{ type: 'break' }];
    if (node.name === 'kbd') return [{ type: 'inlineCode', value: textOf(node) }];
    if (node.name === 'CodeBlock') return toFence(node);
    const children = toMarkdownNodes(node.children);
    if (node.name === 'Callout') return toQuote(node, children);
    if (node.name === 'Tabs') return toPanels(readPanels(node));
    if (/^[a-z]/.test(node.name ?? '')) return children;
    instances.push({
      component: node.name ?? '',
      props: readProps(node),
      children: write(children),
    });
    return [{ type: 'html', value: placeholder(instances.length - 1) }];
  }

  function readPanels(node: Jsx): Panel[] {
    return node.children.flatMap((tab) =>
      tab.type === 'mdxJsxFlowElement'
        ? [{ label: textProp(tab, 'label'), children: toMarkdownNodes(tab.children) }]
        : [],
    );
  }

  function plain(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return jsxToMarkdownNodes(node);
      case 'html':
      case 'definition':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
    }
    const absolute =
      'url' in node && /^[/#]/.test(node.url)
        ? { ...node, url: new URL(node.url, address).href }
        : node;
    if (!('children' in absolute)) return [absolute];
    return [{ ...absolute, children: toMarkdownNodes(absolute.children) } as RootContent];
  }

  function toMarkdownNodes(children: readonly RootContent[]): RootContent[] {
    return children.filter((child) => !isAnchor(child)).flatMap(plain);
  }

  const isTitle = (node: RootContent): node is Heading =>
    node.type === 'heading' && node.depth === 1;
  const heading: Heading = tree.children.find(isTitle) ?? {
    type: 'heading',
    depth: 1,
    children: [{ type: 'text', value: title }],
  };
  return {
    title: write(plain(heading)),
    text: write(toMarkdownNodes(tree.children.filter((node) => !isTitle(node)))),
    instances,
  };
}
