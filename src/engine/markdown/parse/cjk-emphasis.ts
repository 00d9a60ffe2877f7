import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import { visitAll } from '../visit.ts';

/** Word joiner: invisible, neither space nor punctuation, and never typed by authors. */
const joiner = '\u2060';

const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uff00-\uffef]/u;
const punctuation = /[\p{P}\p{S}]/u;

/** Emphasis delimiters, with the character before and after. */
const delimiters = /(?<=(?<before>[^*~\\]|^))(?:\*+|~+)(?=(?<after>[^*~]|$))/gsu;

/** Whether a character next to a delimiter breaks it; `other` is the character on the other side. */
function needsJoiner(character: string, other: string): boolean {
  // Next to a slash, it can be the delimiter of a comment.
  if (character === '/' || !punctuation.test(character)) return false;
  return cjk.test(character) || cjk.test(other);
}

/**
 * Inserts word joiners so that emphasis works next to Chinese punctuation. Between punctuation and
 * text, CommonMark requires a space outside of emphasis, which Chinese does not have: `**中文。**后面`
 * would stay unformatted. Same rules as https://github.com/tats-u/markdown-cjk-friendly.
 * Remove the joiners from the parsed tree with `removeJoiners`.
 */
export function insertJoiners(text: string): string {
  return text.replace(delimiters, (delimiter, ...rest) => {
    const { before, after } = rest.at(-1) as Record<'before' | 'after', string>;
    const begin = needsJoiner(before, after) ? joiner : '';
    const end = needsJoiner(after, before) ? joiner : '';
    return begin + delimiter + end;
  });
}

function countJoiners(text: string): number {
  return text.split(joiner).length - 1;
}

/** Column in the original text of a position in the joined text. Lines and columns are 1-based. */
export function originalColumn(joined: string, line: number, column: number): number {
  const text = joined.split('\n')[line - 1] ?? '';
  return column - countJoiners(text.slice(0, column - 1));
}

/** Removes joiners from the strings of a node and of its attributes. */
function removeFromStrings(target: object): void {
  for (const [name, value] of Object.entries(target)) {
    if (typeof value === 'string' && value.includes(joiner)) {
      Object.assign(target, { [name]: value.replaceAll(joiner, '') });
    } else if (name === 'attributes' || name === 'value') {
      for (const inner of [value].flat()) if (inner instanceof Object) removeFromStrings(inner);
    }
  }
}

/** Removes joiners from the tree of a joined text, and moves positions to the original text. */
export function removeJoiners(tree: Root, joined: string): void {
  const offsets = [...joined.matchAll(new RegExp(joiner, 'g'))].map(({ index }) => index);

  function countBefore(offset: number): number {
    let [low, high] = [0, offsets.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((offsets[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function movePoint(point: Point): void {
    const { offset = 0, column } = point;
    const count = countBefore(offset);
    point.offset = offset - count;
    point.column = column - count + countBefore(offset - column + 1);
  }

  function cleanNode(node: Nodes): void {
    removeFromStrings(node);
    if (!node.position) return;
    movePoint(node.position.start);
    movePoint(node.position.end);
  }

  cleanNode(tree);
  visitAll(tree, (node, index, parent) => {
    cleanNode(node);
    if (node.type !== 'text' || node.value !== '') return undefined;
    parent.children.splice(index, 1);
    return { next: index };
  });
}
