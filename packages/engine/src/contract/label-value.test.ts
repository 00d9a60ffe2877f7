import { expect, test } from 'vitest';
import { labelValue } from './label-value.ts';

test.each([
  ['Type', 'Type: `a`'],
  ['npm', 'npm: `a`'],
  ['类型', '类型：`a`'],
  ['默认值（TypeScript）', '默认值（TypeScript）：`a`'],
])('the label %s has the colon of its script', (label, text) => {
  expect(labelValue(label, '`a`')).toBe(text);
});
