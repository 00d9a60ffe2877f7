import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import { visitAll } from '../visit.ts';

/** Word joiner: it is neither a space nor punctuation, has no width, and no author types it. */
const mark = '\u2060';

const cjk = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\uff00-\uffef]/u;
const punctuation = /[\p{P}\p{S}]/u;

/** Signs that emphasis begins or ends with, each with the character before it and behind it. */
const runs = /(?<=(?<before>[^*~\\]|^))(?:\*+|~+)(?=(?<after>[^*~]|$))/gsu;

/** Whether a character beside the signs hides them for lack of a space; `other` is the one on the other side. */
function needsMark(character: string, other: string): boolean {
  // With a slash the signs may be those of a comment.
  if (character === '/' || !punctuation.test(character)) return false;
  return cjk.test(character) || cjk.test(other);
}

/**
 * Where punctuation and text meet, CommonMark wants a space before emphasis begins or ends, which
 * Chinese does not have: `**中文。**后面` would stay as it is. A letter without width between the
 * punctuation and the signs makes them what the author means, as the rules of
 * https://github.com/tats-u/markdown-cjk-friendly do. `removeMarks` takes it out of the tree.
 */
export function insertJoiners(text: string): string {
  return text.replace(runs, (run, ...rest) => {
    const { before, after } = rest.at(-1) as Record<'before' | 'after', string>;
    const begin = needsMark(before, after) ? mark : '';
    const end = needsMark(after, before) ? mark : '';
    return begin + run + end;
  });
}

function countMarks(text: string): number {
  return text.split(mark).length - 1;
}

/** Where a place in a text with marks, both counted from 1, is without them. */
export function originalColumn(marked: string, line: number, column: number): number {
  const text = marked.split('\n')[line - 1] ?? '';
  return column - countMarks(text.slice(0, column - 1));
}

/** Texts are on nodes, and on the attributes of components. */
function unmarkTexts(holder: object): void {
  for (const [name, value] of Object.entries(holder)) {
    if (typeof value === 'string' && value.includes(mark)) {
      Object.assign(holder, { [name]: value.replaceAll(mark, '') });
    } else if (name === 'attributes' || name === 'value') {
      for (const inner of [value].flat()) if (inner instanceof Object) unmarkTexts(inner);
    }
  }
}

/** Takes the marks out of the tree of a marked text; its nodes say where they are without them. */
export function removeJoiners(tree: Root, marked: string): void {
  const offsets = [...marked.matchAll(new RegExp(mark, 'g'))].map(({ index }) => index);

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

  function unmark(node: Nodes): void {
    unmarkTexts(node);
    if (!node.position) return;
    movePoint(node.position.start);
    movePoint(node.position.end);
  }

  unmark(tree);
  visitAll(tree, (node, index, parent) => {
    unmark(node);
    if (node.type !== 'text' || node.value !== '') return undefined;
    parent.children.splice(index, 1);
    return { next: index };
  });
}
