import { expect } from 'vitest';
import { browse } from '../../browser.ts';
import {
  buildPair,
  newerReact,
  open,
  pair,
  pairPackages,
  serveHost,
  serveKit,
  startHost,
  startKit,
} from '../../federated-pair.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

const counter = {
  'src/index.js': "export const load = () => import('./b.js');\n",
  'src/b.js': 'export const b = 1;\n',
  'package.json':
    '{ "name": "demo", "version": "1.0.0", "type": "module", "dependencies": { "left": "^1.2.0" } }',
  'node_modules/left/package.json': '{ "name": "left", "version": "1.2.3", "type": "module" }',
  'node_modules/left/index.js': 'export const a = 1;\n',
};
const federated = (options = '', name = 'demo', rest = '') =>
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation({ name: '${name}', dts: false, ${options} }, {})], ${rest} }] } as object;`;
const exposes = "exposes: { '.': './src/index.js', './b': './src/b.js' }";
const plugin = { packages: ['@module-federation/rsbuild-plugin'] };
const build = 'counter-kit/build';

below('build');

statement(
  '`name` identifies the module.',
  counter,
  federated(exposes),
  ({ text }) => {
    expect(JSON.parse(text('dist/mf/mf-manifest.json')).name).toBe('demo');
  },
  plugin,
);
statement(
  'Because it becomes a global variable, the build fails',
  counter,
  federated(exposes, 'demo-kit'),
  ({ output }) => {
    expect(output).toMatch(/demo-kit|name/);
  },
  { ...plugin, fails: true },
);
statement(
  '`exposes` maps public paths to source files.',
  counter,
  federated(exposes),
  ({ text }) => {
    const { exposes: found } = JSON.parse(text('dist/mf/mf-manifest.json'));
    expect(found.map(({ path }: { path: string }) => path).sort()).toEqual(['.', './b']);
  },
  plugin,
);
statement(
  "`'.'` is the module itself.",
  counter,
  federated(exposes),
  ({ text }) => {
    expect(text('dist/mf/mf-manifest.json')).toContain('"path": "."');
  },
  plugin,
);
statement(
  '`shared` lists packages that provider and host',
  { ...counter, 'src/b.js': "export { a } from 'left';\n" },
  federated(`${exposes}, shared: ['left']`),
  ({ text }) => {
    const { shared } = JSON.parse(text('dist/mf/mf-manifest.json'));
    expect(shared.map(({ name }: { name: string }) => name)).toEqual(['left']);
  },
  plugin,
);
recorded('The target of `mf` is `web`, so you set it only', build, ({ text }) => {
  expect(text('dist/index.js')).toContain('export');
});
for (const [words, name] of [
  ['The ESM file is written to `dist`', 'mf-manifest.json'],
  ['`mf-manifest.json` |', 'mf-manifest.json'],
  ['`counter_kit.*.js` |', 'counter_kit.<hash>.js'],
  ['`__federation_expose_*.js` |', '__federation_expose_default_export.<hash>.js'],
  ['`@mf-types.zip`, `@mf-types.d.ts` |', '@mf-types.zip'],
  ['`index.*.js` |', 'index.<hash>.js'],
  ['`mf-stats.json` |', 'mf-stats.json'],
  ['All names contain a hash, except those of the JSON', 'counter_kit.<hash>.js'],
] as const) {
  recorded(words, build, ({ output, has }) => {
    expect(output.split('\n')).toContain(name);
    expect(has('dist/index.js')).toBe(true);
  });
}
for (const [field, isBundled] of [
  ['dependencies', false],
  ['devDependencies', true],
] as const) {
  statement(
    'If it is only in `devDependencies`, the `esm` item',
    {
      'src/index.js': "export { a } from 'left';\n",
      'package.json': JSON.stringify({ type: 'module', [field]: { left: '1' } }),
      'node_modules/left/package.json': '{ "name": "left", "type": "module" }',
      'node_modules/left/index.js': "export const a = 'from left';\n",
    },
    { output: { target: 'web' } },
    ({ text }) => {
      expect(text('dist/index.js')).toContain('export');
      expect(text('dist/index.js').includes('from left')).toBe(isBundled);
    },
  );
}

below('dev');

for (const words of [
  'It serves the manifest at `http://localhost:3001',
  'The port comes from `server.port`',
]) {
  recorded(words, 'counter-kit/mf-dev', ({ output }) => {
    expect(output).toMatch(/status 200\nallowed origins \*/);
  });
}
for (const words of [
  'In this mode, only `mf` items are built',
  'The files have no hashes and are also written',
]) {
  recorded(words, 'counter-kit/mf-dev', ({ output }) => {
    expect(output).toMatch(/^counter_kit\.js$/m);
  });
}

below('deploy');

for (const [files, isPublished] of [
  [['dist'], true],
  [['dist', '!dist/mf'], false],
] as const) {
  for (const words of [
    'The npm package contains only what you list',
    'With `"files": ["dist"]`, `dist/mf` is published',
  ]) {
    statement(
      words,
      {
        'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', files }),
        'dist/index.js': '',
        'dist/mf/a.js': '',
        'src/index.js': '',
      },
      undefined,
      ({ output }) => {
        expect(output).toContain('dist/index.js');
        expect(output).not.toContain('src/index.js');
        expect(output.includes('dist/mf/a.js')).toBe(isPublished);
      },
      { run: ['npm pack --dry-run'] },
    );
  }
}

below('limits');

statement(
  '`mf` needs `bundle: true`, and your users can import',
  counter,
  federated(exposes, 'demo', 'bundle: false'),
  ({ output }) => {
    expect(output).toContain('When using "mf" format, "bundle" must be set to "true".');
  },
  { ...plugin, fails: true },
);
statement(
  'Without the plugin, the build fails with a warning.',
  counter,
  { format: 'mf' },
  ({ output }) => {
    expect(output).toContain('should be used with @module-federation/rsbuild-plugin');
  },
  { fails: true },
);

below('module');

for (const words of [
  "With `library: { type: 'module' }` in the options",
  "Add `filename: 'entry.js'`, a name without a hash",
]) {
  statement(
    words,
    counter,
    federated(`${exposes}, library: { type: 'module' }, filename: 'entry.js'`),
    ({ text }) => {
      expect(text('dist/mf/mf-manifest.json')).toContain('"type": "module"');
      expect(text('dist/mf/entry.js')).toMatch(/export ?\{.*\bget\b.*\binit\b.*\}/);
    },
    plugin,
  );
}
statement(
  'By default, the remote entry is a script',
  counter,
  federated(`${exposes}, filename: 'entry.js'`),
  ({ text }) => {
    expect(text('dist/mf/mf-manifest.json')).toContain('"type": "global"');
    expect(text('dist/mf/entry.js')).toMatch(/\bvar demo\b|\bdemo=/);
    expect(text('dist/mf/entry.js')).not.toMatch(/export ?\{.*\bget\b/);
  },
  plugin,
);

below('types');

for (const words of [
  'If the log says `Failed to generate type declaration`',
  'The build still exits with code 0, but without',
  'Run the `tsc` command that the message prints',
]) {
  statement(
    words,
    {
      'src/index.ts': "export const counter = (): number => 'a';\n",
      'src/other.ts': 'export const b = 1;\n',
    },
    `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', output: { distPath: 'dist/mf' }, plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.ts' } }, {})] }] } as object;`,
    ({ output, has, exitCode }) => {
      expect(output).toContain('Failed to generate type declaration');
      expect(output).toContain('#TYPE-001');
      expect(output).toMatch(/"cmd":".*tsc/);
      expect(exitCode).toBe(0);
      expect(has('dist/mf/mf-manifest.json')).toBe(true);
      expect(has('dist/mf/@mf-types.zip')).toBe(false);
    },
    plugin,
  );
}

statement(
  "If hosts don't need types, set `dts: false`",
  { 'src/index.ts': "export const counter = (): number => 'a';\n" },
  federated("exposes: { '.': './src/index.ts' }"),
  ({ output, has }) => {
    expect(output).not.toContain('#TYPE-001');
    expect(has('dist/mf/mf-manifest.json')).toBe(true);
    expect(has('dist/mf/@mf-types.zip')).toBe(false);
  },
  plugin,
);

below('build');

const sharing = (left: string) => ({
  files: { ...counter, 'src/b.js': "export { a } from 'left';\n" },
  config: federated(`${exposes}, shared: { left: ${left} }`),
});
for (const singleton of [true, false]) {
  const { files, config } = sharing(`{ singleton: ${singleton} }`);
  statement(
    '`singleton` allows only one copy, which React needs.',
    files,
    config,
    ({ files: built, text }) => {
      const entry = built.find((file) => /\/demo\.[\w.]*js$/.test(file)) as string;
      expect(text(entry)).toMatch(
        singleton ? /singleton["']?\s*:\s*true/ : /singleton["']?\s*:\s*false/,
      );
    },
    plugin,
  );
}
const unversioned = sharing('{}');
statement(
  "If you don't set `requiredVersion`, the range",
  unversioned.files,
  unversioned.config,
  ({ files, text }) => {
    const entry = files.find((file) => /\/demo\.[\w.]*js$/.test(file)) as string;
    expect(text(entry)).toContain('^1.2.0');
    expect(text('dist/mf/mf-manifest.json')).toContain('"requiredVersion"');
    expect(text('dist/mf/mf-manifest.json')).not.toContain('"requiredVersion":"^1.2.0"');
  },
  plugin,
);
statement(
  '`output.assetPrefix` is the public address of the files',
  counter,
  federated(exposes).replace(
    "distPath: 'dist/mf'",
    "distPath: 'dist/mf', assetPrefix: 'https://cdn.example.com/demo/'",
  ),
  ({ text }) => {
    const { metaData } = JSON.parse(text('dist/mf/mf-manifest.json'));
    expect(metaData.publicPath).toBe('https://cdn.example.com/demo/');
  },
  plugin,
);
statement(
  'other `.js` files | React and its JSX runtime',
  {
    ...counter,
    'src/b.js':
      "import { version } from 'react';\nimport { jsx } from 'react/jsx-runtime';\nexport const b = jsx('b', { children: version });\n",
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "peerDependencies": { "react": "*" } }',
  },
  federated(`${exposes}, shared: ['react', 'react/jsx-runtime']`),
  ({ files, text }) => {
    const others = files.filter(
      (file) => /\.js$/.test(file) && !/\/(?:demo|index|__federation_expose)[^/]*$/.test(file),
    );
    expect(others.some((file) => text(file).includes('react.transitional.element'))).toBe(true);
  },
  { packages: ['@module-federation/rsbuild-plugin', 'react'] },
);

below('limits');

for (const typescript of ['6', '7'] as const) {
  for (const words of [
    'Types for hosts are made with the TypeScript',
    'Both TypeScript 6 and TypeScript 7 work.',
  ]) {
    statement(
      words,
      { ...counter, 'src/c.ts': 'export const c: number = 1;\n' },
      federated("exposes: { '.': './src/c.ts' }").replace('dts: false,', ''),
      ({ has, text }) => {
        expect(has('dist/mf/@mf-types.zip')).toBe(true);
        expect(text('dist/mf/@mf-types/compiled-types/c.d.ts')).toContain('c: number');
      },
      { ...plugin, typescript },
    );
  }
}

unproven('A breaking change reaches every host at once', 'a conclusion');

below('deploy');

for (const [port, origins, seen] of [
  [47310, '*', /\[from the kit\]/],
  [47320, undefined, /\[Error: .*mf-manifest\.json/s],
] as const) {
  statement(
    'Let the server send `Access-Control-Allow-Origin`',
    pair({ port }),
    undefined,
    ({ output }) => {
      expect(output).toMatch(seen);
    },
    {
      packages: pairPackages,
      run: [
        ...buildPair,
        browse({ ...open(port), serve: { ...serveKit(port, origins), ...serveHost(port) } }),
      ],
    },
  );
}

below('limits');

for (const [words, port, isBuilt] of [
  ["A host that is built for production can't show", 47330, false],
  ['The opposite combination works.', 47340, true],
] as const) {
  statement(
    words,
    pair({ port, manifest: isBuilt ? undefined : 'mf/mf-manifest.json' }),
    undefined,
    ({ output }) => {
      expect(output).toContain(
        isBuilt ? '[from the kit]' : '[dispatcher.getOwner is not a function]',
      );
    },
    {
      packages: pairPackages,
      run: isBuilt
        ? [
            'cd kit && npx rslib',
            browse({ ...open(port), serve: serveKit(port, '*'), start: startHost(port) }),
          ]
        : [
            'cd host && npx rsbuild build',
            browse({ ...open(port), serve: serveHost(port), start: startKit(port) }),
          ],
    },
  );
}

below('dev');

statement(
  'When you start the host in a second terminal',
  pair({ port: 47350, manifest: 'mf/mf-manifest.json' }),
  undefined,
  ({ output }) => {
    expect(output).toContain('[from the kit]');
  },
  {
    packages: pairPackages,
    run: [browse({ ...open(47350), start: { ...startKit(47350), ...startHost(47350) } })],
  },
);

below('build');

for (const [words, port, shareStrategy, isDev, seen] of [
  ["`shareStrategy: 'loaded-first'`", 47360, 'loaded-first', false, '[from the kit]'],
  ['By default, the newest copy wins', 47364, undefined, false, 'Minified React error #527'],
  ['By default, the newest copy wins', 47367, undefined, true, 'Incompatible React versions'],
] as const) {
  statement(
    words,
    pair({ port, shareStrategy }),
    undefined,
    ({ output }) => {
      expect(output).toContain(seen);
    },
    newerReact(port, isDev),
  );
}

below('host');

for (const [command, port, hasTypes] of [
  ['dev', 47380, true],
  ['build', 47390, false],
] as const) {
  const { 'host/rsbuild.config.mjs': host, 'kit/rslib.config.mjs': kit, ...files } = pair({ port });
  const typed = (config: string) => config.replace(',"dts":false', '');
  statement(
    '`rsbuild dev` downloads the types into `@mf-types`',
    {
      ...files,
      'host/rsbuild.config.mjs': typed(host),
      'host/tsconfig.json': '{}',
      'kit/rslib.config.mjs': typed(kit).replace('index.jsx', 'count.ts'),
      'kit/src/count.ts': 'export const count: number = 1;\n',
      'kit/tsconfig.json':
        '{ "compilerOptions": { "rootDir": "src", "module": "ESNext", "moduleResolution": "bundler", "types": [] }, "include": ["src"] }',
      'host/src/app.jsx':
        "import { count } from 'counter_kit';\nconst button = document.createElement('button');\nbutton.textContent = count;\ndocument.body.append(button);\n",
    },
    undefined,
    ({ output, files: written }) => {
      expect(output).toContain('[1]');
      expect(written.includes('host/@mf-types/counter_kit/compiled-types/count.d.ts')).toBe(
        hasTypes,
      );
    },
    {
      packages: pairPackages,
      run: [
        'cd kit && npx rslib',
        command === 'dev'
          ? browse({ ...open(port), serve: serveKit(port, '*'), start: startHost(port) })
          : browse({
              ...open(port),
              serve: { ...serveKit(port, '*'), ...serveHost(port) },
              start: { [`http://localhost:${port + 1}/`]: 'cd host && npx rsbuild build' },
            }),
      ],
    },
  );
}
