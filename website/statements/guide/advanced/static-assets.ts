import { expect } from 'vitest';
import { consumed } from '../../consumed.ts';
import { hydrated } from '../../hydration.ts';
import { below, statement } from '../../statement.ts';

below('exceptions');

statement(
  'a style sheet with `?url`, in a bundle',
  {
    'src/index.js': "import url from './base.css?url';\nexport default url;\n",
    'src/base.css': '.a { color: red }',
  },
  {},
  async ({ node, files }) => {
    expect(files).toContain('dist/base.css');
    expect(await node("import url from './dist/index.js'; console.log(url);")).toMatch(
      /^undefined/,
    );
  },
);

statement(
  '`.pdf`, `.txt`, `.webmanifest`',
  {
    'src/index.js':
      "import pin from './pin.svg?url';\nimport pdf from './a.pdf';\nexport default [pin, pdf];\n",
    'src/pin.svg': '<svg />',
    'src/a.pdf': 'pdf',
  },
  {},
  async ({ node }) => {
    const seen = await node("import urls from './dist/index.js'; console.log(urls.join(' '));");
    expect(seen).toMatch(/dist\/static\/svg\/pin\.svg .*dist\/static\/assets\/a\.pdf$/);
  },
);

const pin = (file = 'src/index.js', imported = './pin.svg') => ({
  [file]: `import pin from '${imported}';\nexport default pin;\n`,
  'src/pin.svg': '<svg/>',
});
const web = { target: 'web' } as const;
const url = {
  'src/index.js': "export const a = new URL('./pin.svg', import.meta.url);\n",
  'src/pin.svg': '<svg/>',
};
const print = "import a from './dist/index.js'; console.log(a);";

below('import');

for (const [words, format, pattern] of [
  [
    'Rslib copies the file and keeps an import of it',
    'esm',
    /import .* from "\.\/static\/svg\/pin\.svg"/,
  ],
  [
    'Rslib copies the file and keeps an import of it',
    'cjs',
    /require\("\.\/static\/svg\/pin\.svg"\)/,
  ],
] as const) {
  statement(words, pin(), { format }, ({ files, text, has }) => {
    expect(has('dist/static/svg/pin.svg')).toBe(true);
    expect(text(files[0] as string)).toMatch(pattern);
  });
}
statement(
  'In bundleless mode, each asset gets a small module',
  pin(),
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "./pin.js"');
    expect(text('dist/pin.js')).toContain('./static/svg/pin.svg');
  },
);
for (const format of ['esm', 'cjs'] as const) {
  for (const name of ['png', 'svg', 'woff2', 'mp3', 'mp4']) {
    statement(
      'This works for images, SVG, fonts, audio, and video',
      { 'src/index.js': `export { default } from './a.${name}';\n`, [`src/a.${name}`]: 'a' },
      { format },
      ({ files, text }) => {
        const [file = '', asset = ''] = files;
        expect(asset).toMatch(/^dist\/static\/(?:image|svg|font|media)\/a\./);
        expect(text(file)).toContain(`"./${asset.replace('dist/', '')}"`);
      },
    );
  }
}
for (const [format, file, message] of [
  ['esm', 'index.js', 'ERR_UNKNOWN_FILE_EXTENSION'],
  ['cjs', 'index.cjs', 'SyntaxError'],
] as const) {
  statement(
    "Node.js can't import an `.svg` or `.png` file",
    pin(),
    { format },
    async ({ node }) => {
      expect(await node(`await import('./dist/${file}');`)).toContain(message);
    },
  );
}
for (const source of [url, pin('src/index.js', './pin.svg?inline')]) {
  statement('If your code also runs in Node.js, on a server', source, {}, async ({ node }) => {
    expect(
      await node("console.log(Object.values(await import('./dist/index.js')).join());"),
    ).toMatch(/pin\.svg$|^data:image\/svg/);
  });
}

below('import-tools');

statement(
  'An inlined file is a string in your JavaScript',
  pin('src/index.js', './pin.svg?inline'),
  {},
  async ({ node, files }) => {
    expect(files).toEqual(['dist/index.js']);
    expect(await node(print)).toMatch(/^data:image\/svg/);
  },
);
for (const [name, code] of [
  [
    'esbuild',
    "import { build } from 'esbuild';\nawait build({ entryPoints: ['app.mjs'], bundle: true, outdir: 'out' });\n",
  ],
  [
    'rolldown',
    "import { rolldown } from 'rolldown';\nawait (await rolldown({ input: 'app.mjs' })).write({ dir: 'out' });\n",
  ],
  ['rollup', "import { rollup } from 'rollup';\nawait rollup({ input: 'app.mjs' });\n"],
] as const) {
  statement(
    'webpack 5.113, Rspack 2.3, esbuild 0.28, Rollup',
    {
      ...pin(),
      'app.mjs': "import pin from './dist/index.js';\nconsole.log(pin);\n",
      'build.mjs': code,
    },
    {},
    ({ output }) => {
      expect(output).toMatch(/pin\.svg/);
    },
    {
      run: ['npx rslib', 'node build.mjs'],
      fails: true,
      install: ['esbuild@0.28.2', 'rollup@4.68.8', 'rolldown@1.3.0'].filter((spec) =>
        spec.startsWith(`${name}@`),
      ),
    },
  );
}

below('new-url');

statement('With `new URL()` and `import.meta.url`, you get', url, {}, async ({ node }) => {
  expect(await node("console.log((await import('./dist/index.js')).a.href);")).toMatch(
    /dist\/static\/svg\/pin\.svg$/,
  );
});
statement('Rslib copies the file and corrects the path.', url, {}, ({ text, has }) => {
  expect(text('dist/index.js')).toContain('new URL("./static/svg/pin.svg", import.meta.url)');
  expect(has('dist/static/svg/pin.svg')).toBe(true);
});
statement(
  "CJS output keeps the call, but the file isn't copied.",
  url,
  { format: 'cjs' },
  ({ text, files }) => {
    expect(files).toEqual(['dist/index.cjs']);
    expect(text('dist/index.cjs')).toMatch(/new URL\(["']\.\/pin\.svg["']/);
  },
);
const missing = (path: string) => ({
  'src/index.ts': `export const a = new URL('${path}', import.meta.url);\n`,
});
for (const words of [
  'The path must exist at build time.',
  'If the file is missing, the build fails',
]) {
  statement(
    words,
    missing('./none.svg'),
    {},
    ({ output }) => {
      expect(output).toContain('Module not found');
    },
    { fails: true },
  );
}
statement('If the file is missing, the build fails', missing('.'), {}, ({ files }) => {
  expect(files.join()).toMatch(/static\/assets\/index\.ts/);
});

below('workers');

const count = { 'src/count.ts': 'postMessage(1 as number);\n' };
const typed = (source: string) => ({ ...count, 'src/index.ts': source });
const callWorker = typed(
  "export const start = () => new Worker(new URL('./count.ts', import.meta.url));\n",
);
const queryWorker = (query: string) =>
  typed(
    `// @ts-ignore\nimport CountWorker from './count?${query}';\nglobalThis.start = () => new CountWorker();\n`,
  );

for (const bundle of [true, false]) {
  for (const words of ['Rslib compiles the script of a worker', '`new Worker(new URL(']) {
    statement(words, callWorker, { bundle, output: web }, ({ text }) => {
      expect(text('dist/count.js')).toContain('postMessage(1)');
      expect(text('dist/index.js')).toMatch(/new URL\("\.\/count\.js", import\.meta\.url\)/);
      expect(text('dist/index.js')).toMatch(/type: "module"/);
    });
  }
}
statement(
  "`import CountWorker from './count?worker'`",
  queryWorker('worker'),
  { output: web },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/new Worker\(/);
    expect(text('dist/count.js')).toContain('postMessage');
  },
);
for (const format of ['esm', 'umd', 'iife'] as const) {
  statement(
    "`import CountWorker from './count?worker&inline'`",
    queryWorker('worker&inline'),
    { format, output: web },
    ({ text, files }) => {
      expect(files).toEqual(['dist/index.js']);
      expect(text('dist/index.js')).toContain('postMessage');
    },
  );
}
for (const [source, fails] of [
  [callWorker, false],
  [queryWorker('worker'), false],
  [queryWorker('worker&inline'), true],
] as const) {
  statement(
    'In a CJS bundle, `?worker&inline` fails',
    source,
    { format: 'cjs', output: web },
    ({ files, exitCode, output }) => {
      expect(output).toContain(fails ? 'Failed to find the inline worker' : 'built');
      expect(exitCode).toBe(fails ? 1 : 0);
      if (!fails) expect(files).toEqual(['dist/index.cjs']);
    },
    { fails },
  );
}

below('inline');

for (const [limit, isInlined] of [
  [5, false],
  [6, true],
] as const) {
  statement(
    'If a file is no larger than `output.dataUriLimit`',
    pin(),
    { output: { dataUriLimit: limit } },
    ({ text, has }) => {
      expect(text('dist/index.js').includes('data:image/svg')).toBe(isInlined);
      expect(has('dist/static/svg/pin.svg')).toBe(!isInlined);
    },
  );
}
for (const format of ['umd', 'iife'] as const) {
  for (const [size, isInlined] of [
    [4096, true],
    [4097, false],
  ] as const) {
    statement(
      'UMD, IIFE, and MF have no import to keep',
      {
        'src/index.js': "import a from './a.png';\nglobalThis.b = a;\n",
        'src/a.png': 'a'.repeat(size),
      },
      { format, output: web },
      ({ files, text }) => {
        expect(text('dist/index.js')).toContain('globalThis');
        expect(files).toHaveLength(isInlined ? 1 : 2);
      },
    );
  }
  statement(
    'UMD and IIFE build the address of larger files',
    {
      'src/index.js': "import a from './a.png';\nconsole.log(a);\n",
      'src/a.png': 'a'.repeat(5000),
    },
    { format, output: web },
    ({ output }) => {
      expect(output).toMatch(/^\/static\/image\/a\.png$/m);
    },
    { run: ['npx rslib', 'node -e "import(\'./dist/index.js\')"'] },
  );
}

below('prefix');

statement(
  'The import becomes a fixed address.',
  pin(),
  { output: { assetPrefix: 'https://cdn.example.org/' } },
  async ({ node }) => {
    expect(await node(print)).toBe('https://cdn.example.org/static/svg/pin.svg');
  },
);

below('names');

for (const [name, folder] of [
  ['svg', 'svg'],
  ['png', 'image'],
  ['woff2', 'font'],
  ['mp4', 'media'],
  ['pdf', 'assets'],
]) {
  statement(
    'Files are written to `static/svg`, `static/image`',
    { 'src/index.js': `export { default } from './a.${name}';\n`, [`src/a.${name}`]: 'a' },
    {},
    ({ files }) => {
      expect(files).toContain(`dist/static/${folder}/a.${name}`);
    },
  );
}

below('custom');

const gpx = (query = '') => ({
  'src/index.js': `import a from './a.gpx${query}';\nexport default a;\n`,
  'src/a.gpx': '<gpx>track</gpx>',
});
statement(
  'If the build fails with `You may need an appropriate loader',
  gpx(),
  {},
  ({ output }) => {
    expect(output).toContain('You may need an appropriate loader to handle this file type');
  },
  { fails: true },
);
statement(
  'In a bundle, `?raw` after the path now gives',
  gpx('?raw'),
  { source: { assetsInclude: /\.gpx$/ } },
  async ({ node }) => {
    expect(await node(print)).toBe('<gpx>track</gpx>');
  },
);
for (const bundle of [true, false]) {
  statement(
    'If you want the content in both modes, without `?raw`',
    gpx(),
    {
      bundle,
      tools: { rspack: { module: { rules: [{ test: /\.gpx$/, type: 'asset/source' }] } } },
    },
    async ({ node }) => {
      expect(await node(print)).toBe('<gpx>track</gpx>');
    },
  );
}

below('exceptions');

statement(
  '`.node` addons, target `node` |',
  { 'src/index.js': "export { default } from './a.node';\n", 'src/a.node': 'a' },
  {},
  ({ files, text }) => {
    expect(files.join()).toMatch(/a\.node/);
    expect(text('dist/index.js')).toContain('createRequire');
  },
);
statement(
  '`url()` in CSS |',
  {
    'src/index.js': "import './a.css';\n",
    'src/a.css': '.a { background: url(./a.png) }',
    'src/a.png': 'a',
  },
  { output: web },
  ({ text, has }) => {
    expect(text('dist/index.css')).toContain('url(./static/image/a.png)');
    expect(has('dist/static/image/a.png')).toBe(true);
  },
);

const servers = [
  'sveltekit/build, browser',
  'react-router/build, browser',
  'react-router/build, rendered component',
  'tanstack-start/build, browser',
];

below('import');

consumed('The tool of your users sets the final address', 'picture-import', 'works', [
  'vite/build',
  'vite/dev',
  'next-turbopack',
]);
consumed('The tool of your users sets the final address', 'picture-import', 'fails', ['webpack']);

below('import-tools');

consumed('Vite 8.4, Next.js 16.4 with Turbopack', 'picture-import', 'works', [
  'vite/build',
  'vite/dev',
  'next-turbopack',
  'bun',
  'react-scripts',
]);
consumed(
  '`next --webpack`, scripts of Astro 7.3',
  'picture-import',
  'wrong',
  ['next-webpack', 'astro/build, browser', 'astro/dev, browser'],
  'no picture at [object Object]',
);
consumed(
  'Parcel 2.16 |',
  'picture-import',
  'wrong',
  ['parcel'],
  'no picture at [object Object] (object)',
);
consumed(
  'React Native 0.88 |',
  'picture-import',
  'wrong',
  ['react-native'],
  'the address is of type number',
);
consumed('React Native 0.88 |', 'picture-url', 'wrong', ['react-native'], "'import.meta' is");
consumed('webpack 5.113, Rspack 2.3, esbuild 0.28, Rollup', 'picture-import', 'fails', [
  'webpack',
  'rspack',
  'esbuild',
  'rollup',
  'rolldown',
  'deno',
  'web-test-runner',
]);
for (const [name, result, tools] of [
  ['picture-inline', 'works', ['webpack', 'rspack', 'esbuild', 'rollup', 'rolldown', 'deno']],
  ['picture-import', 'fails', ['webpack-4']],
] as const) {
  const row = name === 'picture-inline' ? 'webpack 5.113, Rspack' : 'webpack 4.47 |';
  consumed(row, name, result, tools);
}
consumed('webpack 4.47 |', 'picture-import', 'fails', ['webpack-4'], "loader: 'file-loader'");
consumed(
  'Cloudflare Workers, wrangler 4.164 |',
  'picture-import',
  'fails',
  ['cloudflare-workers'],
  "with { type: 'Text'",
);
consumed(
  'servers of SvelteKit, React Router, TanStack Start, Nuxt',
  'picture-import',
  'wrong',
  servers,
  'with ssr: { noExternal',
);
consumed('servers of SvelteKit, React Router, TanStack Start, Nuxt', 'picture-import', 'fails', [
  'astro/build, server',
  'react-router/dev, browser',
  'react-router/dev, rendered component',
  'vitest',
  'rstest',
  'jest',
]);
for (const words of [
  'servers of SvelteKit, React Router, TanStack Start, Nuxt',
  'Vite 8.4, Next.js 16.4 with Turbopack',
]) {
  consumed(words, 'picture-inline', 'works', ['sveltekit', 'react-router', 'tanstack-start']);
}

below('new-url-tools');

consumed('Vite 8.4, webpack 5.113, Parcel 2.16', 'picture-url', 'works', [
  'vite/build',
  'vite/dev',
  'webpack',
  'parcel',
  'next-turbopack',
  'web-test-runner',
]);
consumed(
  'Rollup 4.68, Rolldown 1.3, Bun 1.4, Deno 2.9 |',
  'picture-url',
  'wrong',
  ['rollup', 'rolldown', 'bun/build --target=browser', 'deno/bundle --platform browser'],
  'no picture at http://localhost/static/image/logo.png',
);
consumed('esbuild 0.28 |', 'picture-url', 'wrong', ['esbuild'], 'Invalid URL');
consumed('Angular 22.2 |', 'picture-url', 'wrong', ['angular/ng build'], '"glob": "static/**"');
consumed('Angular 22.2 |', 'picture-url', 'works', ['angular/ng serve']);
consumed(
  'Cloudflare Workers |',
  'picture-url',
  'wrong',
  ['cloudflare-workers'],
  'Invalid URL string',
);
consumed(
  'React Native 0.88, webpack 4.47 |',
  'picture-url',
  'wrong',
  ['react-native'],
  "'import.meta' is currently unsupported",
);
consumed('React Native 0.88, webpack 4.47 |', 'picture-url', 'fails', ['webpack-4']);
consumed(
  'In SvelteKit, React Router, and TanStack Start, visitors get',
  'picture-url',
  'wrong',
  ['react-router/build, rendered component', 'tanstack-start/build, rendered component'],
  'no picture at file://',
);
consumed(
  'In SvelteKit, React Router, and TanStack Start, visitors get',
  'picture-url',
  'wrong',
  ['sveltekit/build, server'],
  'a path on the disk of the server',
);
consumed('Inline the file for such components.', 'picture-inline', 'works', [
  'react-router/build, rendered component',
  'tanstack-start/build, rendered component',
]);

below('inline');

consumed('Such a picture loaded in webpack, Parcel', 'picture-inline', 'works', [
  'webpack',
  'parcel',
  'esbuild',
  'rolldown',
  'next-turbopack',
]);

below('new-url-tools');

consumed('react-scripts 5, Umi 4.7, WXT 0.21 |', 'picture-url', 'works', ['react-scripts']);

below('import-tools');

consumed(
  'Angular 22.2, `ng build` |',
  'picture-import',
  'fails',
  ['angular/ng build'],
  'No loader is configured for ".svg"',
  'with "loader": { ".svg": "file"',
);
consumed('Angular 22.2, `ng build` |', 'picture-import', 'works', ['angular/ng serve']);

below('prefix');

statement(
  'Because the bundlers of your users no longer see the file',
  { ...pin() },
  { output: { assetPrefix: 'https://cdn.example.com/' } },
  async ({ text, node }) => {
    expect(await node(print)).toContain('https://cdn.example.com/static/svg/pin.svg');
    expect(text('dist/index.js')).not.toMatch(/import .*pin|new URL/);
  },
);

below('exceptions');

for (const [tool, build] of [
  [
    'esbuild@0.28.2',
    'node_modules/.bin/esbuild app.mjs --bundle --format=esm --outdir=out --platform=node',
  ],
  ['rolldown@1.3.3', 'npx rolldown app.mjs -d out --platform node'],
] as const) {
  statement(
    "Bundlers don't recognize this expression",
    {
      'src/index.js': "import file from './a.pdf';\nexport default file;\n",
      'src/a.pdf': 'pdf',
      'app.mjs': "import file from './dist/index.js';\nconsole.log(file);\n",
    },
    {},
    ({ files }) => {
      expect(files).toContain('dist/static/assets/a.pdf');
      expect(files.filter((file) => file.startsWith('out/'))).toEqual(['out/app.js']);
    },
    { install: [tool], run: ['npx rslib', build] },
  );
}

below('public-path');

const placed = {
  'src/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  'src/public-path.js':
    'if (globalThis.KIT_ASSETS) __webpack_public_path__ = globalThis.KIT_ASSETS;\n',
  'src/index.js': "import './public-path.js';\nimport url from './logo.svg';\nexport { url };\n",
};
const umd = (assetPrefix?: string) =>
  ({
    format: 'umd',
    umdName: 'Kit',
    output: {
      target: 'web',
      dataUriLimit: 0,
      filename: { js: '[name].umd.cjs' },
      ...(assetPrefix && { assetPrefix }),
    },
  }) as const;
const loadKit = (before: string) =>
  `import { createRequire } from 'node:module';\n${before}\nconsole.log(createRequire(import.meta.url)('./dist/index.umd.cjs').url);`;
for (const words of [
  'A UMD or IIFE file can build the addresses',
  'If the page should decide, set `__webpack_public_path__`',
]) {
  statement(words, placed, { lib: [umd()] }, async ({ node }) => {
    expect(await node(loadKit("globalThis.KIT_ASSETS = 'https://cdn.example.com/';"))).toContain(
      'https://cdn.example.com/static/svg/logo.svg',
    );
  });
}
statement(
  "With `output.assetPrefix: 'auto'`, they start",
  placed,
  { lib: [umd('auto')] },
  async ({ node }) => {
    const page =
      "globalThis.document = { currentScript: { tagName: 'SCRIPT', src: 'https://example.com/kit/index.js' } };";
    expect(await node(loadKit(page))).toContain('https://example.com/kit/static/svg/logo.svg');
  },
);
statement(
  'ESM and CommonJS files keep an import of each file',
  placed,
  { lib: [{ format: 'esm' }, { format: 'cjs' }] },
  ({ text }) => {
    expect(text('dist/index.js')).toMatch(/import \w+ from "\.\/static\/svg\/logo\.svg"/);
    expect(text('dist/index.cjs')).toMatch(/require\("\.\/static\/svg\/logo\.svg"\)/);
  },
);

below('new-url-tools');

const picture = "h('img', { src: address })";
hydrated(
  'In the browser, the value is another one, but React keeps',
  { port: 47400, element: picture },
  /\[no error, \S*dist\/static\/image\/pin\.png\]/,
);
for (const cell of ['build', 'dev']) {
  consumed(
    'In the browser, the value is another one, but React keeps',
    'picture-url',
    'wrong',
    [`react-router/${cell}, rendered component`, `tanstack-start/${cell}, rendered component`],
    'no picture at file://',
  );
}
hydrated(
  'Only the development build says why',
  { port: 47403, element: picture, mode: 'development' },
  /\[A tree hydrated but some attributes of the server rendered HTML didn't match/,
);
hydrated(
  'If you render the address as text',
  { port: 47406, element: "h('p', null, address)" },
  /\[Minified React error #418;/,
);
