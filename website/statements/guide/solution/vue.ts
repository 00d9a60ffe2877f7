import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
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

below('types');

const wrongButton = {
  ...button,
  'src/index.ts': button['src/index.js'],
  'src/LikeButton.vue':
    '<script setup lang="ts">\nconst likes: number = \'text\';\n</script>\n<template><button>{{ likes }}</button></template>\n',
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      rootDir: 'src',
      outDir: 'dist',
      module: 'ESNext',
      moduleResolution: 'bundler',
      declaration: true,
      emitDeclarationOnly: true,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
    include: ['src'],
  }),
  'vue-tsc.cjs': "require('vue-tsc').run(require.resolve('typescript/lib/tsc.js'));\n",
};
statement(
  'If a component has a type error, the build fails.',
  wrongButton,
  withVue(flat),
  ({ output, has }) => {
    expect(has('dist/LikeButton.js')).toBe(true);
    expect(output).toMatch(/LikeButton\.vue.*TS2322/);
  },
  {
    typescript: '6',
    packages: [...vue.packages, 'vue-tsc'],
    run: ['npx rslib', 'node vue-tsc.cjs'],
    fails: true,
  },
);
recorded('If a component has a type error, the build fails.', 'vue-button/types', ({ files }) => {
  expect(files).toContain('dist/LikeButton.vue.d.ts');
});
statement(
  '`npm run dev` rebuilds JavaScript and CSS.',
  { ...button, 'dist/LikeButton.vue.d.ts': 'old types' },
  withVue("bundle: false, output: { target: 'web', cleanDistPath: false }"),
  ({ text }) => {
    expect(text('dist/LikeButton.js')).toContain('likes.value--');
    expect(text('dist/LikeButton.css')).toContain('green');
    expect(text('dist/LikeButton.vue.d.ts')).toBe('old types');
  },
  {
    ...vue,
    run: [
      `(timeout 120 npx rslib --watch > log.txt 2>&1 & watching=$!
until grep -q 'watching for' log.txt; do sleep 0.2; done
for i in $(seq 60); do
  sed -i "s/likes++/likes--/; s/red/green/; \\$a<!-- $i -->" src/LikeButton.vue; sleep 0.5
  grep -qs green dist/LikeButton.css && grep -qs -e '--' dist/LikeButton.js && break
done; kill $watching; cat log.txt)`,
    ],
  },
);

below('tsx');

statement(
  'Limit Babel to these files',
  {
    'src/index.ts': "export { Stepper } from './Stepper';\n",
    'src/Stepper.tsx': 'export const Stepper = () => <p>text</p>;\n',
    'package.json': button['package.json'],
  },
  `import { pluginBabel } from '@rsbuild/plugin-babel';
const names = () => ({ visitor: { Program(path, { filename }) { console.log('Babel reads ' + filename.split('/').at(-1)); } } });
export default { bundle: false, output: { target: 'web' }, plugins: [pluginBabel({ include: /\\.[jt]sx$/, babelLoaderOptions: { plugins: [names] } })] } as object;`,
  ({ output, has }) => {
    expect(output).toContain('Babel reads Stepper.tsx');
    expect(output).not.toContain('Babel reads index.ts');
    expect(has('dist/index.js')).toBe(true);
  },
  { packages: [...vue.packages, '@rsbuild/plugin-babel'] },
);

below('package-json');

for (const [packageName, result, tools] of [
  ['css-files-pure', 'wrong', ['webpack/build', 'rspack/build', 'parcel/build']],
  ['css-files-glob', 'works', ['webpack/development build', 'parcel']],
  ['css-files-glob', 'wrong', ['webpack/build', 'rsbuild/build']],
] as const) {
  consumed('Because of `sideEffects`, webpack, Rspack, and Parcel', packageName, result, tools);
}
