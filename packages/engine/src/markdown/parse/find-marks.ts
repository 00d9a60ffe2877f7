import type { Nodes, Root } from 'mdast';
import { visitAll } from '../visit.ts';
import { joiner, type Mark, titleBrackets, urlEnd } from './marks.ts';

/** Punctuation of Chinese text, which no URL contains unless it is encoded. */
const fullWidthPunctuation =
  /[\u3000-\u303f\uff00-\uff0f\uff1a-\uff20\uff3b-\uff40\uff5b-\uff65“”‘’…—]/;

/** Where a URL without brackets swallows Chinese punctuation and what follows it. */
function findUrlEnd(source: string): number {
  return /^[[<]/.test(source) ? -1 : source.search(fullWidthPunctuation);
}

/** The line of a container from its name on: `:::tip` and what follows. */
export const containerStart = /^:{3,}[\w-]+/;

/** The title in `:::tip Title`, as Rspress and VitePress write it; the parser reads `:::tip[Title]` only. */
const bareTitle = /^[ \t]+(?:(?=\[[^[\]\n]*\]\()|(?![[{【［｛]))\S[^\n]*/;

function findTitle(source: string): Mark[] {
  const [start = ''] = containerStart.exec(source) ?? [];
  const [title] = bareTitle.exec(source.slice(start.length)) ?? [];
  if (!title) return [];
  return [
    [start.length, titleBrackets.open],
    [start.length + title.trimEnd().length, titleBrackets.close],
  ];
}

/** Marks inside of a node, with offsets from its start. */
function findInNode(node: Nodes, source: string): Mark[] {
  switch (node.type) {
    case 'link': {
      const end = findUrlEnd(source);
      return end < 0 ? [] : [[end, urlEnd]];
    }
    case 'containerDirective':
      return findTitle(source);
    // Only containers are directives: `node:fs` and `::before` are text.
    case 'textDirective':
    case 'leafDirective':
      return [[/^:*/.exec(source)?.[0].length ?? 0, joiner]];
    default:
      return [];
  }
}

/** Marks with which the parser reads what the author means. */
export function findMarks(tree: Root, text: string): Mark[] {
  const found: Mark[] = [];
  visitAll(tree, (node) => {
    const { start, end } = node.position ?? {};
    const from = start?.offset ?? 0;
    const marks = findInNode(node, text.slice(from, end?.offset));
    found.push(...marks.map(([offset, mark]): Mark => [from + offset, mark]));
  });
  return found;
}
