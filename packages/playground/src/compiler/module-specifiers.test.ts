import { expect, test } from 'vitest';
import { findModuleSpecifiers } from './module-specifiers.ts';

test('finds specifiers, and no other strings', () => {
  const source = `import type { A } from './a';
import 'side-effect';
export * from "./b";
// import './comment';
/* from './comment' */
declare const c: import('./c').C;
import d = require('./d');
export type Name = 'from' | './e' | \`\${string}\`;
declare module './f';
`;
  const found = findModuleSpecifiers(source).map(([start, end]) => source.slice(start, end));
  expect(found).toEqual(['./a', 'side-effect', './b', './c', './d']);
});
