import { expect, test } from '@rstest/core';
import { showBadge } from '../src/badge';

test('shows a badge', () => {
  expect(showBadge('new').outerHTML).toBe('<b>new</b>');
});
