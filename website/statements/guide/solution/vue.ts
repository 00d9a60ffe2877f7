import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

const button = {
  'src/index.js': "export { default as LikeButton } from './LikeButton.vue';\n",
  'src/LikeButton.vue':
    '<script setup>\nimport { ref } from \'vue\';\nconst likes = ref(0);\n</script>\n<template><button @click="likes++">{{ likes }}</button></template>\n<style scoped>button { color: red }</style>\n',
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "vue": "3" } }',
};
const withVue = (rest: string) => `import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginVue()], ${rest} } as object;`;
const flat = "bundle: false, output: { target: 'web' }";
const vue = { packages: ['vue', '@rsbuild/plugin-vue'] };

below('');

recorded('Single-file components need two tools', 'vue-button/types', ({ files }) => {
  expect(files).toContain('dist/LikeButton.css');
  expect(files).toContain('dist/LikeButton.vue.d.ts');
});

below('build');

for (const words of [
  '`bundle: false` writes one JavaScript file',
  '`pluginVue` compiles `.vue` files',
]) {
  statement(
    words,
    button,
    withVue(flat),
    ({ has, text }) => {
      expect(has('dist/LikeButton.js')).toBe(true);
      expect(text('dist/LikeButton.js')).toContain('from "vue"');
    },
    vue,
  );
}
for (const [heading, words] of [
  ['build', "`output.target` is `'web'`, because the default"],
  ['target', 'If `LikeButton.css` is missing, set'],
] as const) {
  below(heading);
  statement(
    words,
    button,
    withVue('bundle: true'),
    ({ files }) => {
      expect(files).toContain('dist/index.js');
      expect(files.join()).not.toContain('.css');
    },
    vue,
  );
  statement(
    words,
    button,
    withVue("output: { target: 'web' }"),
    ({ files }) => {
      expect(files).toContain('dist/index.css');
    },
    vue,
  );
}

below('target');

statement(
  'In bundleless mode, the JavaScript is broken as well',
  button,
  withVue('bundle: false'),
  async ({ text, node }) => {
    expect(text('dist/LikeButton.js')).toContain('"./LikeButton.js"');
    expect(await node("import './dist/LikeButton.js';")).toMatch(
      /Cannot access '.*' before initialization/,
    );
  },
  vue,
);

below('build');

statement(
  'Because of the attribute in the selector',
  button,
  withVue(flat),
  ({ text }) => {
    expect(text('dist/LikeButton.css')).toMatch(/button\[data-v-\w+\]/);
  },
  vue,
);

below('types');

for (const words of [
  'This file still imports `./LikeButton.vue`',
  "`redirect.dts` and `banner.dts` don't change",
]) {
  recorded(words, 'vue-button/types', ({ text, files }) => {
    expect(text('dist/index.d.ts')).toContain('./LikeButton.vue');
    expect(files).toContain('dist/LikeButton.vue.d.ts');
  });
}
below('tsx');

recorded(
  'If you prefer JSX, two plugins compile it for Vue.',
  'vue-stepper/bundleless',
  ({ files }) => {
    expect(files).toContain('dist/Stepper.js');
  },
);
recorded('`dts` and TypeScript 7 are fine here', 'vue-stepper/bundleless', ({ files }) => {
  expect(files).toContain('dist/Stepper.d.ts');
});

below('package-json');

for (const [field, isBundled] of [
  ['peerDependencies', false],
  ['devDependencies', true],
] as const) {
  statement(
    'In the file above, `peerDependencies` lets',
    {
      ...button,
      'package.json': JSON.stringify({ name: 'demo', type: 'module', [field]: { vue: '3' } }),
    },
    withVue("output: { target: 'web' }"),
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('from "vue"')).toBe(!isBundled);
    },
    vue,
  );
}
unproven('Nuxt needs a setting, because its server', 'needs an application of Nuxt');

below('bundle');

statement(
  "The JavaScript doesn't import the CSS",
  button,
  withVue("output: { target: 'web' }"),
  ({ text, has }) => {
    expect(has('dist/index.css')).toBe(true);
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('.css');
  },
  vue,
);
