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

below('global-types');

const typed = {
  'src/index.ts': "export { default as LikeButton } from './LikeButton.vue';\n",
  'src/LikeButton.vue':
    '<script setup lang="ts">\ndefineProps<{ label: string }>();\n</script>\n<template><button>{{ label }}</button></template>\n<style scoped>button { color: red }</style>\n',
  'src/global.d.ts':
    "import type { LikeButton } from './index.js';\ndeclare module 'vue' {\n  interface GlobalComponents {\n    LikeButton: typeof LikeButton;\n  }\n}\n",
  'package.json': JSON.stringify({
    name: 'like-button',
    version: '1.0.0',
    type: 'module',
    peerDependencies: { vue: '3' },
    exports: {
      '.': { types: './dist/index.d.ts', default: './dist/index.js' },
      './index.css': './dist/index.css',
      './global': { types: './dist/global.d.ts' },
      './resolver': './dist/resolver.js',
    },
  }),
  'tsconfig.json':
    '{ "compilerOptions": { "target": "ES2022", "module": "ESNext", "moduleResolution": "bundler", "strict": true, "skipLibCheck": true, "rootDir": "src", "outDir": "dist", "declaration": true, "emitDeclarationOnly": true, "types": [] }, "include": ["src"] }',
};
const copied = "output: { target: 'web', copy: [{ from: 'global.d.ts', context: './src' }] }";
const app = (types: string[]) => ({
  'app/src/App.vue': '<template><LikeButton :label="5" /></template>\n',
  'app/package.json': '{ "type": "module" }',
  'app/tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      module: 'ESNext',
      moduleResolution: 'bundler',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      types,
    },
    include: ['src'],
  }),
});
const link = 'mkdir -p app/node_modules && ln -s ../.. app/node_modules/like-button';
const vueTsc = {
  packages: ['@rsbuild/plugin-vue'],
  install: ['vue@3.5.45', 'vue-tsc@3.3.14', 'typescript@6.0.3'],
};
for (const [words, types, isChecked] of [
  ['If users register your components', [], false],
  ['Augment `GlobalComponents` of `vue`', ['like-button/global'], true],
  ['Users add `"types": ["like-button/global"]`', ['like-button/global'], true],
] as const) {
  statement(
    words,
    { ...typed, ...app([...types]) },
    withVue(copied),
    ({ output, has }) => {
      expect(has('dist/LikeButton.vue.d.ts')).toBe(true);
      expect(output.includes("Type 'number' is not assignable to type 'string'")).toBe(isChecked);
    },
    {
      ...vueTsc,
      run: ['npx rslib', 'npx vue-tsc', link, 'cd app && npx vue-tsc --noEmit || true'],
    },
  );
}
statement(
  "`vue-tsc` doesn't copy this file",
  typed,
  withVue("output: { target: 'web' }"),
  ({ has }) => {
    expect(has('dist/LikeButton.vue.d.ts')).toBe(true);
    expect(has('dist/global.d.ts')).toBe(false);
  },
  { ...vueTsc, run: ['npx rslib', 'npx vue-tsc'] },
);

below('resolver');

const resolving = {
  ...typed,
  'src/resolver.ts':
    "export const likeResolver = () => ({\n  type: 'component' as const,\n  resolve: (name: string) =>\n    name === 'LikeButton'\n      ? { name, from: 'like-button', sideEffects: 'like-button/index.css' }\n      : undefined,\n});\n",
  'app/package.json': '{ "type": "module" }',
  'app/index.html': '<div id="app"></div><script type="module" src="/main.js"></script>',
  'app/App.vue': '<template><LikeButton label="seen" /></template>\n',
  'app/main.js':
    "import { createApp } from 'vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n",
  'app/vite.config.js': `import vue from '@vitejs/plugin-vue';
import Components from 'unplugin-vue-components/vite';
import { likeResolver } from 'like-button/resolver';
export default { plugins: [vue(), Components({ resolvers: [likeResolver()], dts: false })] };
`,
};
for (const words of [
  'Users of `unplugin-vue-components` write',
  'For this, publish a resolver as a second entry',
  'Give it a path in `exports`',
  'Users pass it to their plugin as',
]) {
  statement(
    words,
    resolving,
    withVue(
      "source: { entry: { index: './src/index.ts', resolver: './src/resolver.ts' } }, output: { target: 'web' }",
    ),
    ({ files, text }) => {
      const style = files.find((file) => /^app\/dist\/assets\/.*\.css$/.test(file)) ?? '';
      expect(text(style)).toMatch(/button\[data-v-\w+\]\s*\{\s*color:\s*red/);
      const script = files.find((file) => /^app\/dist\/assets\/.*\.js$/.test(file)) ?? '';
      expect(text(script)).toContain('label:`seen`');
    },
    {
      packages: ['@rsbuild/plugin-vue'],
      install: [
        'vue@3.5.45',
        'vite@8.4.0',
        '@vitejs/plugin-vue@6.0.11',
        'unplugin-vue-components@32.1.0',
      ],
      run: ['npx rslib', link, 'cd app && npx vite build'],
    },
  );
}

below('custom-elements');

const element = (file: string) => ({
  'package.json': '{ "name": "demo", "type": "module", "peerDependencies": { "vue": "3" } }',
  [`src/${file}`]:
    '<script setup>defineProps({ label: String });</script>\n<template><b>{{ label }}</b></template>\n<style>b { color: red }</style>\n',
  'src/index.js': `import { defineCustomElement } from 'vue';\nimport Like from './${file}';\nexport const LikeElement = defineCustomElement(Like);\n`,
});
for (const words of [
  'Name a component `Like.ce.vue`',
  'Its styles become strings in the JavaScript',
]) {
  statement(
    words,
    element('Like.ce.vue'),
    withVue("output: { target: 'web' }"),
    ({ text, files }) => {
      expect(text('dist/index.js')).toMatch(/'styles',\s*\[/);
      expect(text('dist/index.js')).toMatch(/"b \{\\n\s+color: red;/);
      expect(files.join()).not.toContain('.css');
    },
    vue,
  );
}
statement(
  'To treat every `.vue` file like this',
  element('Like.vue'),
  `import { pluginVue } from '@rsbuild/plugin-vue';
export default { plugins: [pluginVue({ vueLoaderOptions: { customElement: true } })], output: { target: 'web' } } as object;`,
  ({ text, files }) => {
    expect(text('dist/index.js')).toMatch(/'styles',\s*\[/);
    expect(files.join()).not.toContain('.css');
  },
  vue,
);
unproven('For Stencil, use its own compiler', 'that something is missing');

below('vue-2');

for (const words of [
  "Rslib 1.0 can't build Vue 2 components.",
  'With `@rsbuild/plugin-vue2` 1.1, the build fails',
]) {
  statement(
    words,
    button,
    `import { pluginVue2 } from '@rsbuild/plugin-vue2';
export default { plugins: [pluginVue2()], output: { target: 'web' } } as object;`,
    ({ output }) => {
      expect(output).toContain('Compiling RuleSet failed: Properties with are unknown');
    },
    { install: ['@rsbuild/plugin-vue2@1.1.1', 'vue@2.7.16'], fails: true },
  );
}
