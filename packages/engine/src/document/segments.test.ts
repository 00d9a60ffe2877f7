import { expect, test, vi } from 'vitest';
import { moveNodesRef } from './segments.ts';

function createElement(...childNodes: string[]): { element: Element; replace: unknown } {
  const replace = vi.fn();
  return {
    element: { childNodes, replaceChildren: replace } as unknown as Element,
    replace,
  };
}

test('nodes move to the element that shows them, also when it is another one later', () => {
  const source = createElement('a', 'b');
  const show = moveNodesRef(source.element);
  for (const target of [createElement(), createElement()]) {
    show(target.element);
    expect(target.replace).toHaveBeenCalledExactlyOnceWith('a', 'b');
    show(null);
    Object.assign(source.element, { childNodes: [] });
  }
});

test('nodes stay where they are during hydration', () => {
  const source = createElement('a');
  moveNodesRef(source.element)(source.element);
  expect(source.replace).not.toHaveBeenCalled();
});
