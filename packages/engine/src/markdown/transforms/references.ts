import type { Definition, Image, Link, Root } from 'mdast';
import { visit, visitAll } from '../visit.ts';

/** Replaces `[text][name]` and `![text][name]` by links and images with the URL of `[name]: …`. */
export function resolveReferences(tree: Root): void {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visitAll(tree, (node, index, parent) => {
    if (node.type !== 'linkReference' && node.type !== 'imageReference') return;
    const definition = definitions.get(node.identifier);
    if (!definition) return;
    const { url, title } = definition;
    const target = { url, title: title ?? null, ...(node.position && { position: node.position }) };
    const resolved: Link | Image =
      node.type === 'linkReference'
        ? { type: 'link', children: node.children, ...target }
        : { type: 'image', alt: node.alt ?? '', ...target };
    parent.children[index] = resolved as never;
  });
}
