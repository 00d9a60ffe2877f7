import { describe, expect, test } from 'vitest';
import { type DiagramShape, layoutDiagram } from './diagram-layout.ts';

const shape: DiagramShape = {
  layers: [
    { title: 'src', nodes: ['index.ts', 'theme.css'] },
    { title: 'dist', nodes: ['index.js', { text: 'theme.css', note: '样式' }] },
  ],
  arrows: [
    ['index.ts', 'index.js'],
    ['theme.css', 'theme.css', 'optional'],
  ],
};

function overlap(a: { y: number; height: number }, b: { y: number }): boolean {
  return a.y + a.height > b.y;
}

describe('the layout of a diagram', () => {
  test('places layers side by side, inside the diagram', () => {
    const { boxes, width, height } = layoutDiagram(shape);
    const [source, style, script, sheet] = boxes;
    if (!source || !style || !script || !sheet) throw new Error('a box is missing');
    expect(source.x).toBe(style.x);
    expect(script.x).toBeGreaterThan(source.x + source.width);
    expect(script.x + script.width).toBeCloseTo(width);
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(height);
    expect(overlap(source, style)).toBe(false);
    expect(overlap(script, sheet)).toBe(false);
  });

  test('places layers below each other', () => {
    const [source, , script] = layoutDiagram({ ...shape, direction: 'down' }).boxes;
    if (!source || !script) throw new Error('a box is missing');
    expect(script.x).toBe(source.x);
    expect(overlap(source, script)).toBe(false);
  });

  test('draws an arrow to the node of the next layer, even if both have the same name', () => {
    const { arrows, boxes } = layoutDiagram(shape);
    expect(arrows.map(({ isOptional }) => isOptional)).toEqual([false, true]);
    const target = boxes[3];
    expect(arrows[1]?.head).toContain(`L${target?.x} ${(target?.y ?? 0) + 22}`);
  });

  test('rejects texts that are too wide, with Chinese characters as full-width', () => {
    const withText = (text: string) => () =>
      layoutDiagram({ layers: [{ nodes: [text] }, { nodes: ['a'] }], arrows: [] });
    expect(withText('twelve words')).not.toThrow();
    expect(withText('产物目录里的类型声明文件')).toThrow(/产物.* only 138 px are available/);
  });

  test('rejects an arrow to an unknown node', () => {
    const arrows: DiagramShape['arrows'] = [['index.ts', 'indx.js']];
    expect(() => layoutDiagram({ ...shape, arrows })).toThrow(/from "index.ts" to "indx.js"/);
  });
});
