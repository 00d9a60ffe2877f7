import { parser } from '@lezer/javascript';
import { expect, test } from 'vitest';
import { parseWithin } from './parse-within.ts';

/** A clock that every look moves on by a millisecond. */
function createClock(): { now: () => number; looks: () => number } {
  let looks = 0;
  return { now: () => looks++, looks: () => looks };
}

test.each(['{a:', '(', '[', '`${', 'a?(b:', '<(', '(a=>(', 'a<'])(
  'a text of ten thousand %s is given up at the limit',
  (nested) => {
    const { now, looks } = createClock();
    expect(parseWithin(parser, `export default ${nested.repeat(10_000)}`, now)).toBeUndefined();
    expect(looks()).toBe(42);
  },
);

test('a config is parsed', () => {
  expect(parseWithin(parser, 'export default { a: 1 };')?.toString()).toContain('ObjectExpression');
});

test('a config is parsed, however slow the device is', () => {
  let time = 0;
  const slow = (): number => (time += 1000);
  const config = `export default { lib: [${"{ format: 'esm' }, ".repeat(20)}] };`;
  expect(parseWithin(parser, config, slow)).toBeDefined();
});
