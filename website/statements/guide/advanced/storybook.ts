import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const install = [
  'storybook-addon-rslib@3.3.3',
  '@rslib/core@1.0.1',
  '@rsbuild/core@2.2.6',
  'typescript@6.0.3',
];
const source = { 'src/index.js': 'export const a = 1;\n' };
const print = 'console.log(JSON.stringify(merged));';

/** Calls the add-on as Storybook does, and prints the configuration that Storybook gets. */
const merge = (
  options: string,
  code = print,
) => `import { rsbuildFinal } from 'storybook-addon-rslib/preset';
try {
  const merged = await rsbuildFinal({ output: { distPath: 'storybook' } }, { rslib: ${options} });
  ${code}
} catch (error) {
  console.log(String(error));
}
`;
const library = `{
  source: { alias: { old: 'new' }, define: { MODE: '"a"' }, entry: { index: './src/index.js' } },
  resolve: { alias: { '@': './src' } },
  plugins: [{ name: 'from-rslib', setup() {} }],
  output: { distPath: 'lib-folder', filename: { js: 'x.js' }, assetPrefix: '/x/', cleanDistPath: true, externals: ['left'] },
  dev: { assetPrefix: '/y/', progressBar: true },
  server: { publicDir: false, port: 4999 },
  lib: [
    { format: 'esm', dts: true, output: { minify: true } },
    { format: 'cjs', output: { minify: false } },
  ],
}`;
const config = (text = library) => `export default ${text} as object;\n`;
const merged = (
  words: string,
  options: string,
  see: (output: string) => void,
  files = {},
  code = print,
) => {
  statement(
    words,
    { ...source, 'merge.mjs': merge(options, code), ...files },
    config(),
    ({ output }) => see(output),
    { install, run: ['node merge.mjs'] },
  );
};

below('');

merged('Because it builds them with Rsbuild', '{}', (output) => {
  expect(output).toContain('"name":"from-rslib"');
  expect(output).toContain('"@":"./src"');
  expect(output).toContain('"MODE":"\\"a\\""');
});

below('install');

statement(
  'The range of `@rsbuild/core` is that of `@rslib/core`',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).dependencies['@rsbuild/core']);";
    expect(await node(code)).toBe('~2.2.6');
  },
  { run: [] },
);

const react = {
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "peerDependencies": { "react": "*" } }',
  'src/index.jsx': 'export const Badge = () => <b>{LABEL}</b>;\n',
  'stories/badge.stories.jsx':
    "import { Badge } from '../src/index.jsx';\nexport default { component: Badge };\nexport const First = {};\n",
  '.storybook/main.js':
    "export default { framework: 'storybook-react-rsbuild', stories: ['../stories/*.stories.jsx'], addons: ['storybook-addon-rslib'] };\n",
};
const storybook = {
  install: [
    'storybook@10.6.7',
    'storybook-react-rsbuild@3.6.0',
    'storybook-addon-rslib@3.3.3',
    '@rslib/core@1.0.1',
    '@rsbuild/core@2.2.6',
    '@rsbuild/plugin-react@2.1.0',
    'react@19.2.9',
    'react-dom@19.2.9',
    'typescript@6.0.3',
  ],
  run: ['npx storybook build --disable-telemetry'],
};
const reactConfig = (lib: string) => `import { pluginReact } from '@rsbuild/plugin-react';
export default { ${lib}, source: { define: { LABEL: '"from the config"' } }, output: { target: 'web', externals: ['react'] }, plugins: [pluginReact()] } as object;
`;
const withArray = reactConfig("lib: [{ format: 'esm', bundle: false, dts: true }]");

statement(
  'This page was checked with Storybook 10.6',
  react,
  withArray,
  async ({ output, node }) => {
    expect(output).toContain('v10.6');
    expect(
      await node(
        "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/storybook-addon-rslib/package.json')).version);",
      ),
    ).toMatch(/^3\.3\./);
  },
  storybook,
);

below('run');

statement(
  'When it succeeds, it prints `Storybook build completed',
  react,
  withArray,
  ({ output, has }) => {
    expect(output).toMatch(/Storybook build completed successfully[\s\S]*ObjectRef is not unref/);
    expect(has('storybook-static/index.html')).toBe(true);
  },
  storybook,
);

below('left-out');

for (const words of [
  'Options that only shape the output of your library',
  '`output.externals`: packages that are external',
]) {
  statement(
    words,
    react,
    withArray,
    ({ files, text }) => {
      const scripts = files.filter((file) => /^storybook-static\/.*\.js$/.test(file));
      expect(scripts.some((file) => text(file).includes('from the config'))).toBe(true);
      expect(scripts.some((file) => text(file).includes('react.element'))).toBe(true);
      expect(files.filter((file) => /\.d\.ts$|^dist\//.test(file))).toEqual([]);
    },
    storybook,
  );
}

below('lib-array');

const message = "Cannot read properties of undefined (reading '0')";
statement(
  'The add-on reads the first item of `lib`',
  { ...source, 'merge.mjs': merge('{}') },
  config(),
  ({ output }) => {
    expect(output).toContain('"minify":true');
  },
  { install, run: ['node merge.mjs'] },
);
statement(
  'Your library builds as before, but if you put `bundle`',
  { ...source, 'merge.mjs': merge('{}') },
  config('{ bundle: false }'),
  ({ output, has }) => {
    expect(has('dist/index.js')).toBe(true);
    expect(output).toContain(message);
  },
  { install, run: ['npx rslib', 'node merge.mjs'] },
);
statement(
  'Your library builds as before, but if you put `bundle`',
  react,
  reactConfig('bundle: false, dts: false'),
  ({ output }) => {
    expect(output).toContain(message);
  },
  { ...storybook, fails: true },
);

below('options');

merged('`libIndex` |', '{ libIndex: 1 }', (output) => {
  expect(output).toContain('"minify":false');
});
statement(
  '`libIndex` |',
  { ...source, 'merge.mjs': merge('{ libIndex: false }') },
  config('{ bundle: false, source: { define: { TOP: 1 } } }'),
  ({ output }) => {
    expect(output).toContain('"TOP":1');
  },
  { install, run: ['node merge.mjs'] },
);
merged(
  '`configPath` |',
  "{ configPath: './other.mjs' }",
  (output) => {
    expect(output).toContain('"OTHER"');
  },
  { 'other.mjs': 'export default { lib: [{ source: { define: { OTHER: 1 } } }] };\n' },
);
merged(
  '`cwd` |',
  "{ cwd: './packages/a' }",
  (output) => {
    expect(output).toContain('"NESTED"');
  },
  {
    'packages/a/rslib.config.mjs':
      'export default { lib: [{ source: { define: { NESTED: 1 } } }] };\n',
  },
);
merged(
  '`modifyLibConfig` |',
  '{ modifyLibConfig(lib) { lib.source = { define: { CHANGED: 1 } }; } }',
  (output) => {
    expect(output).toContain('"CHANGED"');
  },
);
merged(
  '`modifyLibRsbuildConfig` |',
  '{ modifyLibRsbuildConfig(merged) { merged.source.define.CHANGED = merged.source.define.MODE; } }',
  (output) => {
    expect(output).toContain('"CHANGED":"\\"a\\""');
  },
);
merged(
  'The two functions are experimental',
  '{}',
  (output) => {
    expect(output.match(/experimental/gi)?.length).toBeGreaterThan(1);
  },
  {},
  "console.log((await import('node:fs')).readFileSync('node_modules/storybook-addon-rslib/dist/index.d.ts', 'utf8'));",
);

below('left-out');

for (const words of [
  '`source.entry`',
  '`output.distPath`, `output.filename`',
  '`output.externals`: packages that are external',
  '`dev.assetPrefix`, `dev.progressBar`',
]) {
  merged(words, '{}', (output) => {
    const found = JSON.parse(output);
    expect(found.source.define).toEqual({ MODE: '"a"' });
    expect(found.source).not.toHaveProperty('entry');
    expect(found.output).toEqual({ distPath: { root: 'storybook' }, minify: true });
    expect(found.dev).toEqual({});
    expect(found.server).toEqual({ port: 4999 });
  });
}

below('configure');

statement(
  'A story for Vue is a `.ts` file',
  {
    'stories/a.stories.ts':
      "import type { Meta, StoryObj } from 'storybook-vue3-rsbuild';\nimport { defineComponent } from 'vue';\nconst component = defineComponent({ props: { label: String } });\nconst meta: Meta<typeof component> = { component };\nexport default meta;\nexport const First: StoryObj<typeof component> = { args: { label: 'a' } };\nexport const Wrong: StoryObj<typeof component> = { args: 1 };\n",
    'tsconfig.json':
      '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "target": "ES2022", "lib": ["ES2022", "DOM"], "strict": true, "skipLibCheck": true, "noEmit": true, "types": [] }, "include": ["stories"] }',
  },
  undefined,
  ({ output }) => {
    expect(output.match(/error TS/g)).toHaveLength(1);
    expect(output).toMatch(/a\.stories\.ts\(7,/);
  },
  {
    install: ['storybook@10.6.7', 'storybook-vue3-rsbuild@3.4.2', 'vue@3.5.45', 'typescript@6.0.3'],
    run: ['npx tsc'],
    fails: true,
  },
);

below('problems');

const previewed = {
  'rslib.config.ts': `import { pluginLess } from '@rsbuild/plugin-less';
import { pluginReact } from '@rsbuild/plugin-react';
import { defineConfig } from '@rslib/core';
export default defineConfig({
  lib: [
    { bundle: false, output: { target: 'web', assetPrefix: '/x/' }, plugins: [pluginReact(), pluginLess()] },
    { format: 'cjs' },
  ],
});
`,
  'src/Button.tsx':
    'import \'./button.less\';\nexport const Button = () => <b className="button">hi</b>;\n',
  'src/button.less': '@color: red;\n.button { color: @color }\n',
  'stories/button.stories.tsx':
    "import { Button } from '../src/Button';\nexport default { component: Button };\nexport const One = {};\n",
};
const mainFile = (options: object) => ({
  '.storybook/main.ts': `export default ${JSON.stringify({
    stories: ['../stories/*.stories.tsx'],
    framework: 'storybook-react-rsbuild',
    core: { disableTelemetry: true },
    ...options,
  })};\n`,
});
const storybookTools = {
  install: [
    'storybook@10.6.7',
    'storybook-react-rsbuild@3.6.0',
    'storybook-addon-rslib@3.3.3',
    '@rsbuild/core@2.2.14',
    '@rsbuild/plugin-less@1.6.4',
    '@rsbuild/plugin-react@2.1.1',
    'react@19.2.9',
    'react-dom@19.2.9',
    'typescript@6.0.3',
  ],
  run: ['CI=1 npx storybook build'],
};
const fromAddon = { addons: ['storybook-addon-rslib'] };
const otherItem = {
  addons: [{ name: 'storybook-addon-rslib', options: { rslib: { libIndex: 1 } } }],
};
statement(
  '`Could not resolve addon "storybook-addon-rslib", skipping. Is it installed?`',
  { ...previewed, ...mainFile(fromAddon) },
  undefined,
  ({ output }) => {
    expect(output.replace(/\s+[│|]?\s*/g, ' ')).toContain(
      'Could not resolve addon "storybook-addon-rslib", skipping. Is it installed?',
    );
    expect(output).toContain('To enable support for Less, use "@rsbuild/plugin-less"');
  },
  {
    ...storybookTools,
    install: storybookTools.install.filter((spec) => !spec.startsWith('storybook-addon-rslib')),
    fails: true,
  },
);
statement(
  '`To enable support for Less, use "@rsbuild/plugin-less"`',
  { ...previewed, ...mainFile(otherItem) },
  undefined,
  ({ output }) => {
    expect(output).toContain('To enable support for Less, use "@rsbuild/plugin-less"');
  },
  { ...storybookTools, fails: true },
);
for (const words of [
  'an empty page after you deploy to a CDN',
  'The add-on ignores the `assetPrefix`',
]) {
  statement(
    words,
    { ...previewed, ...mainFile(fromAddon) },
    undefined,
    ({ text }) => {
      const page = text('storybook-static/iframe.html');
      expect(page).toMatch(/import '\.\/main\.\w+\.iframe\.bundle\.js'/);
      expect(page).not.toContain("'/x/");
    },
    storybookTools,
  );
}
statement(
  'If the files are on another server than the page',
  {
    ...previewed,
    '.storybook/main.ts': `export default {
  stories: ['../stories/*.stories.tsx'],
  framework: 'storybook-react-rsbuild',
  addons: ['storybook-addon-rslib'],
  rsbuildFinal: (config) => ({ ...config, output: { ...config.output, assetPrefix: 'https://cdn.example.com/' } }),
};
`,
  },
  undefined,
  ({ text }) => {
    expect(text('storybook-static/iframe.html')).toContain("import 'https://cdn.example.com/main.");
  },
  storybookTools,
);

below('install');

const vueTools = ['storybook@10.6.7', 'storybook-vue3-rsbuild@3.4.2', 'vue@3.5.45'];
for (const hasReactDom of [false, true]) {
  statement(
    "If Storybook fails with `Cannot find module 'react-dom/package.json'`",
    {
      'stories/a.stories.js':
        "import { h } from 'vue';\nexport default { component: { render: () => h('b', 'hi') } };\nexport const First = {};\n",
      '.storybook/main.js':
        "export default { framework: 'storybook-vue3-rsbuild', stories: ['../stories/*.stories.js'], core: { disableTelemetry: true } };\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toContain(
        hasReactDom
          ? 'build completed successfully'
          : "Cannot find module 'react-dom/package.json'",
      );
    },
    {
      install: [...vueTools, ...(hasReactDom ? ['react-dom@19.2.9'] : [])],
      run: ['CI=1 npx storybook build'],
      fails: !hasReactDom,
    },
  );
}
