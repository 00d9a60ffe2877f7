import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { below, type ProbeFiles, recorded, statement } from '../../statement.ts';

const rates = '{ "EUR": 1, "SEK": 11, "updated": "today" }';
const from = (source: string, file = 'src/index.ts', extra: ProbeFiles = {}) => ({
  [file]: source,
  'src/rates.json': rates,
  ...extra,
});
const named = from("import { EUR } from './rates.json';\nexport const a = EUR;\n");
const whole = from("import data from './rates.json';\nexport const a = data;\n");
const marked = from(
  "import data from './rates.json' with { type: 'json' };\nexport const a = data.EUR;\n",
);
const flat = { bundle: false } as const;
const print = (file = 'index.js') => `console.log((await import('./dist/${file}')).a);`;
const entry = (file: string) => ({ source: { entry: { index: `./${file}` } } });

below('');

statement('JSON works in a library without any setup', named, {}, async ({ node }) => {
  expect(await node(print())).toBe('1');
});

below('json');

statement('A bundle contains only the keys', named, {}, ({ text }) => {
  expect(text('dist/index.js')).toContain('1');
  expect(text('dist/index.js')).not.toMatch(/updated|SEK/);
});
statement('Bundleless output turns the file into a module', named, flat, ({ text }) => {
  expect(text('dist/rates.js')).toMatch(/EUR[\s\S]*SEK[\s\S]*updated/);
});
for (const config of [{}, flat]) {
  statement('You can run both in Node.js', named, config, async ({ node, files, text }) => {
    expect(await node(print())).toBe('1');
    expect(files.map(text).join()).not.toContain('.json"');
  });
}
const above = (attribute: string) =>
  from(`import pkg from '../package.json'${attribute};\nexport const a = pkg.name;\n`);
for (const words of ['This applies to files in `src`.', 'Bundleless ESM keeps an import']) {
  statement(words, above(''), flat, async ({ text, node }) => {
    expect(text('dist/index.js')).toContain('from "../package.json"');
    expect(await node(print())).toMatch(/import attribute|ERR_IMPORT/);
  });
}
for (const [format, file] of [
  ['esm', 'index.js'],
  ['cjs', 'index.cjs'],
] as const) {
  statement(
    "Write `import pkg from '../package.json' with",
    above(" with { type: 'json' }"),
    { format, ...flat },
    async ({ node }) => {
      expect((await node(print(file))).split('\n').at(-1)).toMatch(/demo|Use `node/);
    },
  );
}
for (const [format, bundle] of [
  ['esm', true],
  ['cjs', true],
  ['umd', true],
  ['esm', false],
] as const) {
  for (const words of ['If you need the whole object', 'It works in bundles of all formats']) {
    statement(words, whole, { format, bundle }, async ({ files, node }) => {
      const file = files.find((found) => /index\.c?js$/.test(found)) as string;
      const code =
        format === 'umd'
          ? "import { readFileSync } from 'node:fs';\nconst module = { exports: {} };\nnew Function('module', 'exports', readFileSync('dist/index.js', 'utf8'))(module, module.exports);\nconsole.log(module.exports.a.SEK);"
          : `console.log((await import('./${file}')).a.SEK);`;
      expect(await node(code)).toBe('11');
    });
  }
}
const options = (rest: object) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', types: [], strict: true, ...rest },
    include: ['src'],
  }),
});
const modules = { module: 'ESNext', moduleResolution: 'bundler' };
statement(
  'TypeScript reads JSON files if you set',
  { ...whole, ...options(modules) },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('EUR: number');
  },
);
for (const module of ['node20', 'nodenext']) {
  for (const [source, code] of [
    [whole, 'TS1543'],
    [
      from("import { EUR } from './rates.json' with { type: 'json' };\nexport const a = EUR;\n"),
      'TS1544',
    ],
  ] as const) {
    statement(
      'With `node20` or `nodenext` as `module`',
      { ...source, ...options({ module }) },
      { dts: true },
      ({ output }) => {
        expect(output).toContain(code);
      },
      { fails: true },
    );
  }
  statement(
    'With `node20` or `nodenext` as `module`',
    { ...marked, ...options({ module }) },
    { dts: true, ...flat },
    async ({ node }) => {
      expect(await node(print())).toMatch(/TypeError/);
    },
  );
}

below('imports');

statement('default import |', whole, { ...flat, format: 'cjs' }, async ({ node }) => {
  expect((await node(print('index.cjs'))).split('\n').at(-1)).toBe('undefined');
});
statement(
  'default import |',
  from("import data from './rates.json';\nexport const a = data;\n", 'src/index.js'),
  { ...flat, format: 'cjs' },
  async ({ node }) => {
    expect(await node(print('index.cjs'))).toContain('SEK');
  },
);
statement("any import with `type: 'json'` |", marked, flat, async ({ node, text }) => {
  expect(text('dist/index.js')).toMatch(/from "\.\/rates\.js" with/);
  expect(await node(print())).toContain('TypeError');
});
for (const file of ['src/index.mjs', 'src/index.js']) {
  statement(
    'named imports |',
    from("import { EUR } from './rates.json';\nexport const a = EUR;\n", file),
    entry(file),
    ({ output }) => {
      expect(output).toContain('only default export is available');
    },
    { fails: true },
  );
}
statement('Node.js, Bun, Deno, Vitest, Rstest, Web Test', marked, flat, async ({ node }) => {
  expect(await node(print())).toContain('is not of type "json"');
});
for (const format of ['esm', 'cjs'] as const) {
  statement(
    'In bundle mode, you can leave the attribute',
    marked,
    { format },
    async ({ node, files }) => {
      expect(await node(`console.log((await import('./${files[0]}')).a);`)).toBe('1');
    },
  );
}
for (const file of ['src/index.ts', 'src/index.tsx']) {
  statement(
    '`.ts` and `.tsx` sources are not affected',
    from("import { EUR } from './rates.json';\nexport const a = EUR;\n", file),
    entry(file),
    async ({ node }) => {
      expect(await node(print())).toBe('1');
    },
  );
}
statement(
  '`.ts` and `.tsx` sources are not affected',
  from("import { EUR } from './rates.json';\nexport const a = EUR;\n", 'src/index.js'),
  flat,
  async ({ node }) => {
    expect(await node(print())).toBe('1');
  },
);

below('keep');

for (const words of [
  'Because the entry leaves the file out',
  '`output.externals` keeps the path',
  'Write the attribute in the source',
]) {
  recorded(words, 'json-rates/keep', ({ text, files }) => {
    expect(files.filter((file) => file.includes('rates'))).toEqual(['dist/rates.json']);
    expect(text('dist/index.js')).toMatch(/\.\/rates\.json["'] with \{\s*type: ["']json["']/);
  });
}

below('yaml-toml');

for (const words of [
  'The files are read during the build',
  'Both plugins provide only a default export',
]) {
  recorded(words, 'json-rates/formats', ({ text, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(text('dist/index.js')).not.toMatch(/^import/m);
    expect(text('dist/index.js')).toContain('export');
  });
}
statement(
  'With `"types": ["@rslib/core/types"]` in the tsconfig',
  {
    'src/index.ts': "import data from './a.yaml';\nexport const a = data;\n",
    'src/a.yaml': 'a: 1\n',
    ...options({ ...modules, types: ['@rslib/core/types'] }),
  },
  { dts: true, output: { externals: ['./a.yaml'] } },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toContain('Record<string, any>');
  },
);

below('types');

statement(
  '`dts` writes the shape of a JSON value',
  { ...whole, ...options(modules) },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.d.ts')).toMatch(/EUR: number;\s+SEK: number;\s+updated: string;/);
  },
);
for (const source of [
  "export { default as rates } from './rates.json';\n",
  "import rates from './rates.json';\nexport { rates };\n",
]) {
  statement(
    'A re-export fails for your users',
    { ...from(source), ...options(modules) },
    { dts: true },
    ({ text, has }) => {
      expect(text('dist/index.d.ts')).toContain('./rates.json');
      expect(has('dist/rates.json')).toBe(false);
    },
  );
}

below('imports');

consumed('webpack, Rspack, esbuild, Next.js', 'json-attribute', 'fails', [
  'webpack',
  'rspack',
  'esbuild',
  'next-turbopack',
  'bun/build --target=browser',
  'deno/bundle',
  'cloudflare-workers',
  'react-scripts',
]);
consumed('Vite in the browser, Rollup, Rolldown, Parcel', 'json-attribute', 'works', [
  'vite/build',
  'vite/dev',
  'rollup',
  'rolldown',
  'parcel',
  'react-native',
  'angular',
]);

below('imports');

consumed('servers of SvelteKit, React Router, TanStack Start', 'json-attribute', 'fails', [
  'sveltekit/build, server',
]);
consumed(
  'servers of SvelteKit, React Router, TanStack Start',
  'json-attribute',
  'wrong',
  ['tanstack-start/build, browser'],
  'Minified React error #419',
);
