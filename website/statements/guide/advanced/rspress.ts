import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('preview');

recorded('Import the component by the name of your package', 'level-docs/site', ({ output }) => {
  expect(output).toContain("from 'level-bar'");
});

below('api');

for (const words of [
  '`<API moduleName="LevelBar" />` shows the props',
  'The description comes from the comment',
]) {
  recorded(words, 'level-docs/site', ({ output }) => {
    expect(output).toMatch(/\| label \| Text for screen readers\. \| `string` \| `Level` \|/);
  });
}

below('resolve');

for (const words of [
  'In the config above, the alias points to the source',
  'Before you build the docs |',
]) {
  recorded(words, 'level-docs/site', ({ output, has }) => {
    expect(output).toContain('npx rspress build');
    expect(has('dist/index.js')).toBe(false);
  });
}
for (const words of [
  'Before you build the docs |',
  'The alternative without an alias is a good choice',
]) {
  recorded(words, 'level-docs/package', ({ text, has }) => {
    expect(text('terminal-1.txt')).toContain('Module not found');
    expect(has('dist/index.js')).toBe(true);
  });
}

below('resolve');

recorded('While you write |', 'level-docs/site', ({ output, has }) => {
  expect(output).toContain('npx rspress build');
  expect(has('dist/index.js')).toBe(false);
});
recorded('While you write |', 'level-docs/package', ({ has }) => {
  expect(has('dist/index.js')).toBe(true);
});
recorded('Compiled by |', 'level-docs/site', ({ output, has }) => {
  expect(output).toContain('npx rspress build');
  expect(has('dist/index.js')).toBe(false);
});

below('setup');

unproven('If you start a new library, the scaffold', 'of `create-rslib`, read in its source');

below('resolve');

statement(
  "Because Rspress doesn't read `rslib.config.ts`",
  {},
  undefined,
  async ({ node }) => {
    const code = `import { readdirSync, readFileSync } from 'node:fs';
const folder = 'node_modules/@rspress/core/dist/';
const scripts = readdirSync(folder, { recursive: true }).filter((file) => /\\.m?js$/.test(file));
const texts = scripts.map((file) => readFileSync(folder + file, 'utf8'));
for (const name of ['rspress.config', 'rslib.config'])
  console.log(name, texts.some((text) => text.includes(name)));`;
    expect(await node(code)).toMatch(/rspress\.config true\nrslib\.config false/);
  },
  { run: [], install: ['@rspress/core@2.0.22'] },
);
