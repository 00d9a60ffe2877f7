import { expect, test } from '@rstest/core';
import { total } from 'cart-suite';

test('the package works', () => {
  expect(total([0.1, 0.2])).toBe('0.3 EUR');
});
