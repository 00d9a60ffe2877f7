import { expect } from 'vitest';
import { below, statement } from '../../statement.ts';

const source = { 'src/index.js': 'export const a = 1;\n' };
const values = [true, { title: 'a' }, () => {}];

below('no-effect');

statement(
  '`htmlPlugin`: has no effect with the `node` target',
  source,
  { tools: { htmlPlugin: true } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

for (const htmlPlugin of values) {
  statement(
    "Don't set it for `web` either",
    source,
    { output: { target: 'web' }, tools: { htmlPlugin } },
    ({ files }) => {
      expect(files).toEqual(['dist/index.html', 'dist/index.js']);
    },
  );
}

statement(
  "Don't set it for `web` either",
  source,
  { output: { target: 'web' }, tools: { htmlPlugin: false } },
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
);

below('css');

statement(
  'Without CSS output, they still apply',
  {
    'src/index.js':
      "import names from './a.module.css';\nimport css from './b.css?inline';\nexport { names, css };\n",
    'src/a.module.css': '.title { color: red }',
    'src/b.css': '.b { color: red }',
  },
  `export default {
    tools: {
      cssLoader: { modules: { localIdentName: 'own-[local]' } },
      postcss: { postcssOptions: { plugins: [
        { postcssPlugin: 'blue', Declaration: (found) => { found.value = 'blue'; } },
      ] } },
    },
  };`,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('own-title');
    expect(text('dist/index.js')).toMatch(/\.b\s*\{[^}]*color: ?(?:blue|#00f)/);
  },
);

const both = { bundle: false, output: { target: 'web' } } as const;
const styled = {
  'src/index.js': "import './a.css';\n",
  'src/a.css': '.a { color: red }',
};
const files = {
  'src/index.js': "export const url = new URL('./a.svg', import.meta.url);\n",
  'src/a.svg': '<svg />',
};

below('');

for (const format of ['esm', 'cjs', 'umd', 'iife'] as const) {
  statement(
    'all formats, bundle and bundleless mode',
    { 'src/index.js': 'console.log(1);\n' },
    { format, tools: { rspack: () => console.log('tool runs') } },
    ({ output }) => {
      expect(output).toContain('tool runs');
    },
  );
}

for (const [row, tool] of [
  [
    '`bundlerChain` |',
    {
      bundlerChain: (chain: { output: { filename: (name: string) => void } }) =>
        chain.output.filename('chain.js'),
    },
  ],
  ['`rspack` |', { rspack: { output: { filename: 'own.js' } } }],
] as const) {
  statement(row, source, { tools: tool as never }, ({ files }) => {
    expect(files).toHaveLength(1);
  });
}

for (const words of ['Rslib writes its own Rspack config first', '`rspack` | the Rspack config']) {
  statement(
    words,
    source,
    { tools: { rspack: { output: { filename: 'last.js' } } } },
    ({ files }) => {
      expect(files).toEqual(['dist/last.js']);
    },
  );
}

statement(
  '`swc` | options of the SWC loader',
  { 'src/index.js': 'export const get = (o) => o?.a;\n' },
  { tools: { swc: { env: { targets: 'chrome 50' } } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('void 0');
  },
);

below('example');

statement('ESM output emits the file behind `new URL()`', files, {}, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('new URL("./static/svg/a.svg", import.meta.url)');
  expect(has('dist/static/svg/a.svg')).toBe(true);
});

below('bundler-chain');

for (const [id, words] of [
  ['bundler-chain', 'To find the name of a rule'],
  ['example', 'The rule that rewrites the path is named'],
] as const) {
  below(id);
  statement(
    words,
    source,
    {},
    ({ text, files }) => {
      const config = files.find((file) => file.includes('rspack.config')) as string;
      expect(text(config)).toContain('rslib:new-url');
    },
    { run: ['npx rslib inspect --verbose'] },
  );
}

below('rspack');

statement(
  'The second argument of the function has helpers',
  source,
  { tools: { rspack: (_config, helpers) => console.log(Object.keys(helpers).sort().join()) } },
  ({ output }) => {
    for (const name of ['appendPlugins', 'removePlugin', 'addRules', 'mergeConfig']) {
      expect(output).toContain(name);
    }
  },
);

statement(
  'Options of a rule win over global ones',
  files,
  { tools: { rspack: { module: { parser: { javascript: { url: false } } } } } },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('./static/svg/a.svg');
  },
);

below('css');

statement(
  'They take effect if CSS is emitted',
  styled,
  {
    output: { target: 'web' },
    tools: {
      postcss: {
        postcssOptions: {
          plugins: [
            {
              postcssPlugin: 'x',
              Declaration: (found: { value: string }) => {
                found.value = 'blue';
              },
            },
          ],
        },
      },
    },
  },
  ({ text }) => {
    expect(text('dist/index.css')).toMatch(/blue|#00f/);
  },
);

below('postcss');

for (const words of [
  'You can also write a `postcss.config.js`',
  "If you change that file, the build cache doesn't",
]) {
  statement(
    words,
    {
      ...styled,
      'postcss.config.js':
        "export default { plugins: [{ postcssPlugin: 'x', Declaration(d) { d.value = 'blue'; } }] };\n",
    },
    { output: { target: 'web' } },
    ({ text }) => {
      expect(text('dist/index.css')).toMatch(/blue|#00f/);
    },
    { run: ['npx rslib', "sed -i 's/blue/green/' postcss.config.js", 'npx rslib'] },
  );
}

below('lightningcss-loader');

statement(
  'Sets options of Lightning CSS, whose targets follow',
  { ...styled, 'src/a.css': '.a { inset: 0 }' },
  { syntax: ['chrome 70'], output: { target: 'web' } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('top: 0');
  },
);

statement(
  'Sets options of Lightning CSS, whose targets follow',
  { ...styled, 'src/a.css': '.a { inset: 0 }' },
  { syntax: ['chrome 70'], output: { target: 'web' }, tools: { lightningcssLoader: false } },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('inset: 0');
  },
);

below('css-extract');

statement(
  'Sets how CSS files are written',
  styled,
  { output: { target: 'web' }, tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } } },
  ({ files }) => {
    expect(files).toContain('dist/own.css');
  },
);

statement(
  'It has no effect in bundleless mode',
  styled,
  { ...both, tools: { cssExtract: { pluginOptions: { filename: 'own.css' } } } },
  ({ files }) => {
    expect(files).toContain('dist/a.css');
  },
);

below('limits');

statement(
  '`entry` and `externals` of Rspack',
  { 'src/index.js': "import 'left';\n", 'src/own.js': 'console.log(1);\n' },
  { source: { entry: { own: './src/own.js' } }, output: { externals: ['left'] } },
  ({ files }) => {
    expect(files).toEqual(['dist/own.js']);
  },
);

below('bundler-chain');

statement(
  'Use it to change or remove a single rule or plugin',
  { 'src/index.js': "export { default } from './a.svg';\n", 'src/a.svg': '<svg/>' },
  {
    tools: {
      bundlerChain: (chain) => {
        chain.module.rules.delete('svg');
      },
    },
  },
  ({ output }) => {
    expect(output).toMatch(/appropriate loader|parse/);
  },
  { fails: true },
);
statement(
  'Rslib applies its own Rspack options afterward',
  source,
  {
    tools: {
      bundlerChain: (chain) => {
        chain.output.set('library', { type: 'commonjs' });
        chain.externalsType('commonjs');
      },
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export {');
  },
);

below('swc');

statement(
  'Use it for options of SWC that have no option in Rslib',
  { 'src/index.js': 'export const a = globalThis.DEBUG;\n' },
  {
    tools: {
      swc: {
        jsc: {
          transform: { optimizer: { globals: { vars: { 'globalThis.DEBUG': '"replaced"' } } } },
        },
      },
    },
  },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/replaced|DEBUG/);
  },
);

below('postcss');

statement(
  'Sets options of `postcss-loader`.',
  styled,
  {
    ...both,
    tools: {
      postcss: {
        postcssOptions: {
          plugins: [
            {
              postcssPlugin: 'x',
              Declaration(node: { value: string }) {
                node.value = 'teal';
              },
            },
          ],
        },
      },
    },
  } as never,
  ({ files, text }) => {
    expect(
      files
        .filter((file) => file.endsWith('.css'))
        .map(text)
        .join(),
    ).toMatch(/teal/);
  },
);

below('style-loader');

statement(
  'Sets how styles are added to the page',
  styled,
  {
    output: { target: 'web', injectStyles: true },
    tools: { styleLoader: { attributes: { nonce: 'fromoptions' } } },
  },
  ({ files, text }) => {
    expect(files.map(text).join()).toContain('fromoptions');
  },
);

below('');

statement(
  'If no other option does what you need',
  styled,
  {
    ...both,
    tools: {
      rspack: { name: 'named' },
      swc: { jsc: { externalHelpers: false } },
      postcss: { postcssOptions: { plugins: [] } },
      cssLoader: { modules: { localIdentName: 'x-[local]' } },
    },
  },
  ({ files, exitCode }) => {
    expect(files.join()).toContain('.css');
    expect(exitCode).toBe(0);
  },
);

below('css-loader');

statement(
  'Sets options of `css-loader`.',
  {
    'src/index.js': "import names from './a.module.css';\nexport default names;\n",
    'src/a.module.css': '.button { color: red }',
  },
  {
    output: { target: 'web' },
    tools: { cssLoader: { modules: { localIdentName: 'from-loader-[local]' } } },
  },
  ({ text }) => {
    expect(text('dist/index.css')).toContain('.from-loader-button');
  },
);

below('');

for (const lightningcssLoader of [{ minify: true }, false]) {
  statement(
    '`lightningcssLoader` | options of the Lightning CSS loader',
    { 'src/index.js': "import './a.css';\n", 'src/a.css': '.a { .b { color: red } }' },
    {
      syntax: ['chrome 80'],
      output: { target: 'web', minify: false },
      tools: { lightningcssLoader },
    },
    ({ text }) => {
      expect(text('dist/index.css')).toContain('color');
      expect(text('dist/index.css').includes('.a .b{color:red}')).toBe(Boolean(lightningcssLoader));
    },
  );
}

for (const words of [
  '`postcss`, `cssLoader`, `cssExtract`, `styleLoader` |',
  '`cssExtract` and `lightningcssLoader` ignore',
]) {
  below(words.startsWith('`postcss') ? '' : 'css');
  for (const injectStyles of [false, true]) {
    statement(
      words,
      styled,
      `const named = (name) => () => console.log(name + ' is called');
export default {
  output: { target: 'web', injectStyles: ${injectStyles} },
  tools: {
    postcss: named('postcss'),
    cssLoader: named('cssLoader'),
    styleLoader: named('styleLoader'),
    cssExtract: { pluginOptions: { filename: 'own.css' } },
  },
};`,
      ({ output, has }) => {
        for (const name of ['postcss', 'cssLoader', ...(injectStyles ? ['styleLoader'] : [])]) {
          expect(output).toContain(`${name} is called`);
        }
        expect(has('dist/own.css')).toBe(!injectStyles);
      },
    );
  }
}
for (const [heading, words] of [
  ['css', '`cssExtract` and `lightningcssLoader` ignore'],
  ['lightningcss-loader', 'Write the options as an object'],
] as const) {
  below(heading);
  statement(
    words,
    styled,
    "export default { output: { target: 'web' }, tools: { cssExtract: () => console.log('one is called'), lightningcssLoader: () => console.log('one is called') } } as object;",
    ({ output, has }) => {
      expect(has('dist/index.css')).toBe(true);
      expect(output).not.toContain('one is called');
    },
  );
}

below('example');

for (const [isDeleted, tools] of [
  [false, {}],
  [
    true,
    {
      bundlerChain: (chain: { module: { rules: { delete: (name: string) => void } } }) => {
        chain.module.rules.delete('rslib:new-url');
      },
    },
  ],
] as const) {
  statement("Don't delete the rule, because Rspack", files, { tools } as object, ({ text }) => {
    expect(text('dist/index.js')).toContain('import.meta.url');
    expect(text('dist/index.js').includes('__webpack_require__')).toBe(isDeleted);
  });
}

below('rspack');

const cycle = (first: string, second: string) => ({
  [`src/${first}.js`]: `import { ${second} } from './${second}.js';\nexport const ${first} = () => ${second};\n`,
  [`src/${second}.js`]: `import { ${first} } from './${first}.js';\nexport const ${second} = () => ${first};\n`,
});
statement(
  'The build then prints a warning for each cycle.',
  {
    'src/index.js': "export { a } from './a.js';\nexport { c } from './c.js';\n",
    ...cycle('a', 'b'),
    ...cycle('c', 'd'),
  },
  `import { rspack } from '@rslib/core';
export default { tools: { rspack: { plugins: [new rspack.CircularDependencyRspackPlugin({ failOnError: false })] } } };`,
  ({ output, has }) => {
    expect(output.match(/warning/gi)?.length).toBeGreaterThan(0);
    expect(output).toMatch(/a\.js -> .*b\.js[\s\S]*c\.js -> .*d\.js/);
    expect(has('dist/index.js')).toBe(true);
  },
);
