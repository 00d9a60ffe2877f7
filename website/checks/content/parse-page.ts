import { parseMarkdown, splitFrontmatter } from 'docs-engine/markdown';
import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

export type PageHeading = { depth: number; id: string; text: string };

/** Parses the source of a page. Throws when the page has errors. */
export function parsePage(source: string, file: string): Root {
  const collector = { diagnostics: [], links: [], dependencies: new Map() };
  const tree = parseMarkdown({
    path: file,
    source: splitFrontmatter(source).body,
    collector,
  });
  if (collector.diagnostics.length > 0) throw new Error(`${file} cannot be parsed`);
  return tree;
}

export function toHeading(node: Heading): PageHeading {
  const [, text = '', id = ''] = /^(.*?)\s*(?:\{#([\w-]+)\})?$/.exec(textOf(node)) ?? [];
  return { depth: node.depth, text, id };
}

/** The nodes below the `##` heading with this id, up to the next one. */
export function readSection({ children }: Root, id: string): RootContent[] {
  const isEdge = (node: RootContent): node is Heading => node.type === 'heading' && node.depth <= 2;
  const start = children.findIndex((node) => isEdge(node) && toHeading(node).id === id);
  if (start < 0) return [];
  const length = children.slice(start + 1).findIndex(isEdge);
  return children.slice(start + 1, length < 0 ? undefined : start + 1 + length);
}

/** Inline code in a node, in reading order. */
export function listCodes(node: Nodes): string[] {
  if (node.type === 'inlineCode') return [node.value];
  return 'children' in node ? node.children.flatMap(listCodes) : [];
}

/** Links in a node, without the hash of their URL, in reading order. */
export function listLinks(node: Nodes): string[] {
  if (node.type === 'link') return [node.url.replace(/#.*/, '')];
  return 'children' in node ? node.children.flatMap(listLinks) : [];
}
