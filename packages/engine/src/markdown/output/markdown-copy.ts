import type { Heading, Paragraph, PhrasingContent, Root, RootContent, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { JsonValue } from '../../contract/page.ts';
import type { MarkdownTemplate } from '../../document/markdown-template.ts';
import { placeholder } from '../../document/placeholders.ts';
import { type Jsx, readProps } from '../mdast-jsx.ts';
import { calloutTitleTag } from './callout-title.ts';
import { type Panel, toAlert, toPanels, writeMarkdown } from './markdown-syntax.ts';

function stringProp(node: Jsx, name: string): string {
  const value = readProps(node)[name];
  return typeof value === 'string' ? value : '';
}

function tableRow(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((value) => ({ type: 'tableCell', children: [{ type: 'text', value }] })),
  };
}

/** A list of files as a table, its title and the unit in the head. */
function toFileTable(title: string, files: readonly JsonValue[]): RootContent {
  const rows = files.map((file) => tableRow((file as JsonValue[]).map(String)));
  return { type: 'table', align: ['left', 'right'], children: [tableRow([title, 'B']), ...rows] };
}

function toFence(node: Jsx): RootContent[] {
  const { files } = readProps(node);
  if (Array.isArray(files)) return [toFileTable(stringProp(node, 'title'), files)];
  const [code] = node.children;
  if (code?.type !== ('code' as string)) return [];
  const title = stringProp(node, 'title');
  const lang = stringProp(node, 'lang');
  return [
    { ...code, lang, meta: title ? `title="${title}"` : null, data: {} } as unknown as RootContent,
  ];
}

function isTitle(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth === 1;
}

function createTitle(value: string): Heading {
  return { type: 'heading', depth: 1, children: [{ type: 'text', value }] };
}

/** Anchor links of headings have no text. */
function isAnchor(node: RootContent): boolean {
  return node.type === 'link' && node.children.length === 0;
}

/**
 * Converts a page to plain Markdown for programs, with partials and quoted code inlined.
 * @param url absolute URL of the page, to make links absolute
 */
export function toMarkdownCopy(tree: Root, title: string, url: string): MarkdownTemplate {
  const instances: MarkdownTemplate['instances'][number][] = [];

  function jsxToMarkdownNodes(node: Jsx): RootContent[] {
    if (node.name === 'br') return [{ type: 'break' }];
    if (node.name === 'kbd') return [{ type: 'inlineCode', value: textOf(node) }];
    if (node.name === 'CodeBlock') return toFence(node);
    if (node.name === 'Callout') return toCallout(node);
    if (node.name === 'Tabs') return toPanels(readPanels(node));
    const children = toMarkdownNodes(node.children);
    if (/^[a-z]/.test(node.name ?? '')) return children;
    instances.push({
      component: node.name ?? '',
      props: readProps(node),
      children: writeMarkdown(children),
    });
    return [{ type: 'html', value: placeholder(instances.length - 1) }];
  }

  function toCallout(node: Jsx): RootContent[] {
    const [first, ...rest] = node.children as RootContent[];
    const marked = first?.data?.hName === calloutTitleTag ? first : undefined;
    const title: RootContent[] = marked
      ? toMarkdownNodes((marked as Paragraph).children)
      : [{ type: 'text', value: stringProp(node, 'title') }];
    const children = toMarkdownNodes(marked ? rest : node.children);
    return toAlert(stringProp(node, 'type'), title as PhrasingContent[], children);
  }

  function readPanels(node: Jsx): Panel[] {
    return node.children.flatMap((tab) =>
      tab.type === 'mdxJsxFlowElement'
        ? [{ label: stringProp(tab, 'label'), children: toMarkdownNodes(tab.children) }]
        : [],
    );
  }

  function toNodes(node: RootContent): RootContent[] {
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
        ? { ...node, url: new URL(node.url, url).href }
        : node;
    if (!('children' in absolute)) return [absolute];
    return [{ ...absolute, children: toMarkdownNodes(absolute.children) } as RootContent];
  }

  function toMarkdownNodes(children: readonly RootContent[]): RootContent[] {
    return children.filter((child) => !isAnchor(child)).flatMap(toNodes);
  }

  const heading = tree.children.find(isTitle) ?? createTitle(title);
  return {
    title: writeMarkdown(toNodes(heading)),
    text: writeMarkdown(toMarkdownNodes(tree.children.filter((node) => !isTitle(node)))),
    instances,
  };
}
