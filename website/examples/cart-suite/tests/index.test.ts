import { expect, test } from '@rstest/core';
import { total } from '../src/index';

test('adds prices', () => {
  expect(total([0.1, 0.2])).toBe('0.3 EUR');
});
