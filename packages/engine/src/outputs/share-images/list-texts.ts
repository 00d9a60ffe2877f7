import type { ShareImageNode } from '../../contract/share-image.ts';

/** All texts of a layout. */
export function listTexts(node: ShareImageNode): string[] {
  if ('text' in node && node.text) return [node.text];
  return 'children' in node ? (node.children ?? []).flatMap(listTexts) : [];
}
