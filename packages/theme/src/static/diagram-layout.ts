import { PropsError } from 'docs-engine/theme';
import type { DiagramArrow, DiagramLayer, DiagramNode, DiagramProps } from '../props.ts';

/** Props that affect the layout. */
export type DiagramShape = Pick<DiagramProps, 'layers' | 'arrows' | 'direction'>;

export type Box = DiagramNode & { x: number; y: number; width: number; height: number };

type DrawnArrow = { path: string; head: string; isOptional: boolean };

export type DiagramLayout = {
  width: number;
  height: number;
  titles: { text: string; x: number; y: number }[];
  boxes: Box[];
  arrows: DrawnArrow[];
};

/** Width of the text column on a 390 px phone, where diagrams are not scaled down. */
const diagramWidth = 350;
const columnGap = 46;
const rowGap = 34;
const neighborGap = 10;
const titleHeight = 26;
const padding = 7;
const headLength = 7;

/** Whether a text is set as code: names without spaces, such as files or fields. */
export function isCode(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}

/** Estimated width of a text in pixels. Chinese characters are one em wide. */
function measure(text: string, fontSize: number): number {
  const width = (char: string) => (char > '\u2e80' ? 1 : isCode(text) ? 0.605 : 0.53);
  return [...text].reduce((sum, char) => sum + width(char) * fontSize, 0);
}

function checkWidth(text: string, fontSize: number, available: number): void {
  const width = measure(text, fontSize);
  if (width <= available) return;
  throw new PropsError(
    `has a node "${text}" of about ${Math.ceil(width)} px; only ${Math.floor(available)} px are available. Shorten it, or move part of it to its note`,
  );
}

function toBox(node: string | DiagramNode, width: number): Box {
  const box = typeof node === 'string' ? { text: node } : node;
  checkWidth(box.text, 12, width - 2 * padding);
  if (box.note) checkWidth(box.note, 11, width - 2 * padding);
  return { ...box, x: 0, y: 0, width, height: box.note ? 44 : 28 };
}

/** Places columns side by side, vertically centered. */
function placeColumns(layers: DiagramLayer[]): Box[][] {
  const width = (diagramWidth - columnGap * (layers.length - 1)) / layers.length;
  const columns = layers.map(({ nodes }) => nodes.map((node) => toBox(node, width)));
  const heightOf = (boxes: Box[]) =>
    boxes.reduce((sum, { height }) => sum + height + neighborGap, -neighborGap);
  const maxHeight = Math.max(...columns.map(heightOf));
  const top = layers.some(({ title }) => title) ? titleHeight : 1;
  columns.forEach((boxes, column) => {
    let y = top + (maxHeight - heightOf(boxes)) / 2;
    for (const box of boxes) {
      Object.assign(box, { x: column * (width + columnGap), y });
      y += box.height + neighborGap;
    }
  });
  return columns;
}

/** Places rows below each other, each as wide as the diagram. */
function placeRows(layers: DiagramLayer[]): Box[][] {
  let y = 1;
  return layers.map(({ nodes }) => {
    const width = (diagramWidth - neighborGap * (nodes.length - 1)) / nodes.length;
    const boxes = nodes.map((node) => toBox(node, width));
    const height = Math.max(...boxes.map((box) => box.height));
    boxes.forEach((box, index) => {
      Object.assign(box, { x: index * (width + neighborGap), y, height });
    });
    y += height + rowGap;
    return boxes;
  });
}

function findEnds(rows: Box[][], [from, to]: DiagramArrow): [Box, Box] {
  for (const [index, boxes] of rows.entries()) {
    const start = boxes.find(({ text }) => text === from);
    const end = rows[index + 1]?.find(({ text }) => text === to);
    if (start && end) return [start, end];
  }
  throw new PropsError(
    `has an arrow from "${from}" to "${to}"; name two nodes, the second one in the layer after the first`,
  );
}

function drawRight(from: Box, to: Box): Omit<DrawnArrow, 'isOptional'> {
  const [x1, y1] = [from.x + from.width, from.y + from.height / 2];
  const [x2, y2] = [to.x, to.y + to.height / 2];
  const middle = (x1 + x2) / 2;
  const neck = x2 - headLength;
  return {
    path: `M${x1} ${y1}C${middle} ${y1} ${middle} ${y2} ${neck} ${y2}`,
    head: `M${neck} ${y2 - 4}L${x2} ${y2}L${neck} ${y2 + 4}z`,
  };
}

function drawDown(from: Box, to: Box): Omit<DrawnArrow, 'isOptional'> {
  const [x1, y1] = [from.x + from.width / 2, from.y + from.height];
  const [x2, y2] = [to.x + to.width / 2, to.y];
  const middle = (y1 + y2) / 2;
  const neck = y2 - headLength;
  return {
    path: `M${x1} ${y1}C${x1} ${middle} ${x2} ${middle} ${x2} ${neck}`,
    head: `M${x2 - 4} ${neck}L${x2} ${y2}L${x2 + 4} ${neck}z`,
  };
}

/** Positions of all parts of a diagram. Throws a `PropsError` if a text is too wide or an arrow invalid. */
export function layoutDiagram({ layers, arrows, direction }: DiagramShape): DiagramLayout {
  const rows = direction === 'down' ? placeRows(layers) : placeColumns(layers);
  const draw = direction === 'down' ? drawDown : drawRight;
  const boxes = rows.flat();
  return {
    width: diagramWidth,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + 1,
    titles: layers.flatMap(({ title }, index) =>
      title ? [{ text: title, x: rows[index]?.[0]?.x ?? 0, y: 14 }] : [],
    ),
    boxes,
    arrows: arrows.map((arrow) => ({
      ...draw(...findEnds(rows, arrow)),
      isOptional: arrow[2] === 'optional',
    })),
  };
}
