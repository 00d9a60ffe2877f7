import { expect, test } from 'vitest';
import { splitPasted } from './pasted.ts';

test.each([
  ['comments', '// src/index.ts\nexport * from "./a";\n// src/a.ts\nexport const a = 1;'],
  [
    'other comments',
    '/* src/index.ts */\nexport * from "./a";\n\n# file: src/a.ts\nexport const a = 1;\n',
  ],
  ['rules', '=== src/index.ts ===\nexport * from "./a";\n--- ./src/a.ts\nexport const a = 1;'],
  [
    'captions of Markdown',
    '**src/index.ts**\n\n```ts\nexport * from "./a";\n```\n\nThen `a`:\n\n### `src/a.ts`\n\n~~~\nexport const a = 1;\n~~~\n',
  ],
  [
    'code blocks',
    '```ts title="src/index.ts"\nexport * from "./a";\n```\n```ts src/a.ts\nexport const a = 1;\n```',
  ],
  [
    'lines of code blocks',
    '```ts\r\n// src/index.ts\r\nexport * from "./a";\r\n```\r\n```ts\r\n// src/a.ts\r\nexport const a = 1;\r\n```',
  ],
])('files named by %s', (_, text) => {
  expect(splitPasted(text)).toEqual({
    'src/index.ts': 'export * from "./a";\n',
    'src/a.ts': 'export const a = 1;\n',
  });
});

test.each([
  ['export const a = 1; // see src/b.ts', 'src/index.ts'],
  ['export const A = () => {\n  return <p>A</p>;\n};', 'src/index.tsx'],
  ['{ "name": "a", "version": "1.0.0" }', 'package.json'],
  [
    "import { defineConfig } from '@rslib/core';\nexport default defineConfig({});",
    'rslib.config.ts',
  ],
])('a text without a name: %s', (text, path) => {
  expect(splitPasted(text)).toEqual({ [path]: `${text}\n` });
});

test('paths outside of the project are no files of it', () => {
  expect(splitPasted('// ../a.ts\n1\n// node_modules/a/a.ts\n2\n// b.ts\n3')).toEqual({
    'b.ts': '3\n',
  });
});

test('blocks without names keep their language, and none is lost', () => {
  const block = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\`\n`;
  const text = `${block('ts', '1')}Then write \`tsconfig.json\`, as here:\n\n${block('json', '{}')}${block('ts', '2')}${block('css', 'a {}')}`;
  expect(splitPasted(text)).toEqual({
    'src/index.ts': '1\n',
    'tsconfig.json': '{}\n',
    'src/index-2.ts': '2\n',
    'src/index.css': 'a {}\n',
  });
});
