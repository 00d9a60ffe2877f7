import type { Nodes, Root } from 'mdast';
import type { Point } from 'unist';
import { visitAll } from '../visit.ts';

/** Word joiner: invisible, neither space nor punctuation, and refused in content. */
export const joiner = '\u2060';

/** Ends a URL. */
export const urlEnd = ` ${joiner}`;

/** Brackets around the title of a container. */
export const titleBrackets = { open: `[${joiner}${joiner}`, close: `]${joiner}${joiner}` };

/** Everything that is inserted into a text before it is parsed. */
const marks = new RegExp(`[[\\]]${joiner}{2}| ?${joiner}`, 'g');

/** A mark and its offset. */
export type Mark = [offset: number, text: string];

/** Inserts marks into a text, in any order. */
export function insertMarks(text: string, inserted: readonly Mark[]): string {
  let end = 0;
  const parts = [...inserted]
    .sort(([a], [b]) => a - b)
    .map(([offset, mark]) => {
      const part = text.slice(end, offset) + mark;
      end = offset;
      return part;
    });
  return parts.join('') + text.slice(end);
}

/** Column in the original text of a position in the marked text. Lines and columns are 1-based. */
export function originalColumn(marked: string, line: number, column: number): number {
  const text = marked.split('\n')[line - 1] ?? '';
  return text.slice(0, column - 1).replace(marks, '').length + 1;
}

/** Removes marks from the strings of a node and of its attributes. */
function removeFromStrings(target: object): void {
  for (const [name, value] of Object.entries(target)) {
    if (typeof value === 'string' && value.includes(joiner)) {
      Object.assign(target, { [name]: value.replace(marks, '') });
    } else if (name === 'attributes' || name === 'value') {
      for (const inner of [value].flat()) if (inner instanceof Object) removeFromStrings(inner);
    }
  }
}

/** Removes marks from the tree of a marked text, and moves positions to the original text. */
export function removeMarks(tree: Root, marked: string): void {
  const offsets = [...marked.matchAll(marks)].flatMap(({ 0: mark, index }) =>
    Array.from(mark, (_, at) => index + at),
  );

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
