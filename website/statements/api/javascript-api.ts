import type { RsbuildPlugin } from '@rslib/core';
import { expect } from 'vitest';
import { below, statement } from '../statement.ts';

const source = 'export const get = (a) => a?.b;\n';
/** Builds with the syntax of the environment. */
const script = (config: string) => `
  import { createRslib, loadConfig, mergeRslibConfig } from '@rslib/core';
  const loaded = await loadConfig({});
  const rslib = await createRslib({ config: ${config} });
  await (await rslib.build()).close();`;
const ways: [words: string, config: string, renewed: boolean][] = [
  ['If your script edits the config, note', 'loaded', true],
  ['With an object, or with `content`', '{ lib: [{ syntax: process.env.SYNTAX }] }', false],
  ['With an object, or with `content`', 'mergeRslibConfig(loaded.content, {})', false],
];
const change = 'echo "export default { syntax: \'es2015\' }" > rslib.config.mjs';
const watch = `
  import { writeFileSync } from 'node:fs';
  import { createRslib, loadConfig } from '@rslib/core';
  const config = await loadConfig({});
  let calls = 0;
  const rslib = await createRslib({ config, restart: async () => { calls += 1; return true; } });
  await rslib.build({ watch: true });
  const wait = () => new Promise((resolve) => setTimeout(resolve, 1500));
  await wait();
  writeFileSync('rslib.config.mjs', 'export default { syntax: "es2022" };');
  await wait();
  writeFileSync('src/index.js', 'export const changed = 2;');
  await wait();
  console.log('calls ' + calls);`;

below('watch');

statement(
  'By then, the old build is closed',
  { 'src/index.js': source, 'rslib.config.mjs': 'export default {};', 'watch.mjs': watch },
  undefined,
  ({ output, text }) => {
    expect(output).toContain('calls 1');
    expect(text('dist/index.js')).not.toContain('changed');
  },
  { run: ['node watch.mjs'] },
);

below('create-rslib');

for (const [words, config, renewed] of ways) {
  statement(
    words,
    {
      'src/index.js': source,
      'rslib.config.mjs': "export default { syntax: 'es2022' };",
      'build.mjs': script(config),
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain(renewed ? 'void 0' : 'a?.b');
    },
    { run: ['SYNTAX=es2022 node build.mjs', change, 'SYNTAX=es2015 node build.mjs'] },
  );
}

below('inspect-config');

statement(
  'If you pass `mode`, `process.env.NODE_ENV`',
  { 'src/index.js': source },
  undefined,
  async ({ node }) => {
    const code = `
      import { createRslib } from '@rslib/core';
      process.env.NODE_ENV = 'test';
      const rslib = await createRslib({ config: {} });
      await rslib.inspectConfig({ mode: 'production' });
      console.log(process.env.NODE_ENV);`;
    expect(await node(code)).toBe('production');
  },
  { run: [] },
);

below('types');

statement(
  "`RestartContext`, the parameter of `restart`, isn't exported",
  { 'src/index.ts': "export type { RestartContext } from '@rslib/core';\n" },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/src\/index\.ts.*TS2(?:305|724).*'RestartContext'/);
  },
  { run: ['npx tsc --noEmit'], fails: true },
);

statement(
  'If you need the type, write',
  {
    'src/index.ts': [
      "import type { CreateRslibOptions } from '@rslib/core';",
      "type Context = Parameters<NonNullable<CreateRslibOptions['restart']>>[0];",
      'export const files = (context: Context): string => context.action;',
    ].join('\n'),
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('checked');
  },
  { run: ['npx tsc --noEmit && echo checked'], packages: ['@types/node'] },
);

const run = (body: string) => `
  import * as core from '@rslib/core';
  const { createRslib, loadConfig, loadEnv, mergeRslibConfig, runCLI, defineConfig } = core;
  ${body}`;
const one = {
  'src/index.js': 'export const a = process.env.PUBLIC_A;\n',
  '.env': 'PUBLIC_A=from-file\n',
};
const withConfig = {
  ...one,
  'rslib.config.mjs': "export default { format: 'cjs', banner: { js: '/* config */' } };\n",
};
const none = { run: [] };

below('build-script');

statement(
  '`createRslib()` reads no config file',
  {
    ...withConfig,
    'build.mjs': run('await (await (await createRslib({ config: {} })).build()).close();'),
  },
  undefined,
  ({ text, has }) => {
    expect(text('dist/index.js')).toContain('process.env.PUBLIC_A');
    expect(has('dist/index.cjs')).toBe(false);
  },
  { run: ['node build.mjs'] },
);

for (const [words, entry, seen] of [
  ['If the build fails, it throws', { index: './src/none.js' }, 'thrown'],
  ['In bundle mode, even a single wrong path', { index: './src/none.js' }, 'AggregateError ""'],
] as const) {
  statement(
    words,
    one,
    undefined,
    async ({ node }) => {
      const code = run(`
      const rslib = await createRslib({ config: { logLevel: 'silent', source: { entry: ${JSON.stringify(entry)} } } });
      await rslib.build().catch((error) => console.log('thrown', error.constructor.name, JSON.stringify(error.message)));`);
      expect(await node(code)).toContain(seen);
    },
    none,
  );
}

below('watch');

statement(
  'With `watch: true`, `build()` returns as soon as',
  one,
  undefined,
  async ({ node }) => {
    const code = run(`
    const rslib = await createRslib({ config: { logLevel: 'silent' } });
    const { stats, close } = await rslib.build({ watch: true });
    console.log(stats); await close(); console.log('closed');`);
    expect(await node(code)).toBe('undefined\nclosed');
  },
  none,
);

below('create-rslib');

statement(
  'Creates an instance for one project',
  {
    'app/src/index.js': 'export const a = 1;\n',
    'app/inner/src/index.js': 'export const b = 1;\n',
  },
  undefined,
  async ({ node }) => {
    const code = run(`
    const rslib = await createRslib({ cwd: process.cwd() + '/app', config: { root: 'inner' } });
    console.log(rslib.getRslibConfig().root.slice(-10));`);
    expect(await node(code)).toBe('/app/inner');
  },
  none,
);

for (const config of [
  '{ banner: {} }',
  'await loadConfig({})',
  'async () => ({ banner: {} })',
  'async () => loadConfig({})',
]) {
  statement(
    'You pass `config` as an object',
    withConfig,
    undefined,
    async ({ node }) => {
      const code = run(
        `const rslib = await createRslib({ config: ${config} }); console.log(Object.keys(rslib.getRslibConfig()).join());`,
      );
      expect(await node(code)).toContain('banner');
    },
    none,
  );
}

for (const value of ['true', '{ cwd: process.cwd() }']) {
  statement(
    'If you pass `loadEnv`, as `true`',
    {
      ...one,
      'build.mjs': run(
        `const rslib = await createRslib({ loadEnv: ${value}, config: {} }); await (await rslib.build()).close();`,
      ),
    },
    undefined,
    ({ text }) => {
      expect(text('dist/index.js')).toContain('"from-file"');
    },
    { run: ['node build.mjs'] },
  );
}

below('build');

for (const words of [
  'Builds the outputs with the ids in `lib`',
  'The other outputs lose their files',
]) {
  statement(
    words,
    {
      ...one,
      'build.mjs': run(`
    const config = { lib: [{}, { format: 'cjs' }] };
    await (await (await createRslib({ config })).build()).close();
    await (await (await createRslib({ config })).build({ lib: ['cjs'] })).close();`),
    },
    undefined,
    ({ files }) => {
      expect(files).toEqual(['dist/index.cjs']);
    },
    { run: ['node build.mjs'] },
  );
}

for (const [lib, seen] of [
  ['[{}]', 'false'],
  ["[{}, { format: 'cjs' }]", 'true'],
]) {
  statement(
    'If several outputs are built, `stats`',
    one,
    undefined,
    async ({ node }) => {
      const code = run(
        `const rslib = await createRslib({ config: { logLevel: 'silent', lib: ${lib} } }); const { stats, close } = await rslib.build(); console.log('stats' in stats && Array.isArray(stats.stats)); await close();`,
      );
      expect(await node(code)).toBe(seen);
    },
    none,
  );
}

below('inspect-config');

statement(
  'Returns the configs that Rslib hands',
  one,
  undefined,
  async ({ node }) => {
    const code = run(
      `const rslib = await createRslib({ config: {} }); const found = await rslib.inspectConfig(); console.log(typeof found.rslibConfig, typeof found.rsbuildConfig, typeof found.bundlerConfigs[0], typeof found.origin);`,
    );
    expect(await node(code)).toBe('string string string object');
  },
  none,
);

statement(
  'If you set `writeToDisk`',
  {
    ...one,
    'i.mjs': run(
      'const rslib = await createRslib({ config: {} }); await rslib.inspectConfig({ writeToDisk: true });',
    ),
  },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/.rsbuild/rslib.config.mjs');
  },
  { run: ['node i.mjs'] },
);

below('get-rslib-config');

statement(
  'Returns the config that you passed or loaded',
  one,
  undefined,
  async ({ node }) => {
    const code = run(
      "const rslib = await createRslib({ config: { root: '.', format: 'cjs' } }); const found = rslib.getRslibConfig(); console.log(found.root === process.cwd(), found.format ?? found.lib?.[0].format);",
    );
    expect(await node(code)).toBe('true cjs');
  },
  none,
);

below('load-config');

statement(
  'Finds and runs the config file; if there is none',
  one,
  undefined,
  async ({ node }) => {
    expect(
      await node(
        run(
          'const { filePath, content } = await loadConfig({}); console.log(filePath, JSON.stringify(content));',
        ),
      ),
    ).toBe('null {}');
  },
  none,
);

statement(
  'If you pass `path`, that file has to exist',
  one,
  undefined,
  async ({ node }) => {
    expect(await node(run("await loadConfig({ path: './none.mjs' });"))).toContain('none.mjs');
  },
  none,
);

statement(
  'What you pass as `command`',
  {
    ...one,
    'rslib.config.mjs':
      'export default (given) => { console.log(given.command, given.envMode, given.meta.x); return {}; };\n',
  },
  undefined,
  async ({ node }) => {
    expect(
      await node(run("await loadConfig({ command: 'own', envMode: 'mode', meta: { x: 1 } });")),
    ).toBe('own mode 1');
  },
  none,
);

below('load-env');

statement(
  'Reads the `.env` files and writes their values',
  one,
  undefined,
  async ({ node }) => {
    expect(
      await node(
        run(
          'const { cleanup } = loadEnv(); console.log(process.env.PUBLIC_A); cleanup(); console.log(process.env.PUBLIC_A);',
        ),
      ),
    ).toBe('from-file\nundefined');
  },
  none,
);

statement(
  'Variables that are already set keep their values',
  { ...one, '.env': 'PUBLIC_A=from-file\nNODE_ENV=other\n' },
  undefined,
  async ({ node }) => {
    const code = run(
      "process.env.PUBLIC_A = 'set'; process.env.NODE_ENV = 'test'; const { cleanup } = loadEnv(); console.log(process.env.PUBLIC_A); cleanup(); console.log(process.env.PUBLIC_A, process.env.NODE_ENV);",
    );
    expect(await node(code)).toBe('set\nundefined other');
  },
  none,
);

statement(
  '`publicVars` contains the replacements',
  one,
  undefined,
  async ({ node }) => {
    expect(await node(run("console.log(loadEnv().publicVars['process.env.PUBLIC_A']);"))).toBe(
      '"from-file"',
    );
  },
  none,
);

below('merge-rslib-config');

for (const words of [
  'Merges any number of configs',
  'Items of `lib` with the same `id` are merged',
]) {
  statement(
    words,
    one,
    undefined,
    async ({ node }) => {
      const code = run(`
      const plugin = (name) => ({ name, setup() {} });
      const found = mergeRslibConfig(
        { plugins: [plugin('a')], lib: [{ id: 'x', format: 'cjs' }, { syntax: 'es2020' }] },
        { plugins: [plugin('b')], lib: [{ id: 'x', bundle: false }] },
        { banner: { js: '1' } });
      console.log(JSON.stringify(found));`);
      const found = JSON.parse(await node(code));
      expect(found.lib).toEqual([{ id: 'x', format: 'cjs', bundle: false }, { syntax: 'es2020' }]);
      expect(found.plugins.map(({ name }: { name: string }) => name)).toEqual(['a', 'b']);
      expect(found.banner).toEqual({ js: '1' });
    },
    none,
  );
}

below('define-config');

for (const words of ['Returns its argument', 'You can pass an object, or a function']) {
  statement(
    words,
    one,
    undefined,
    async ({ node }) => {
      expect(
        await node(
          run(
            'const a = {}; const f = () => a; console.log(defineConfig(a) === a, defineConfig(f) === f);',
          ),
        ),
      ).toBe('true true');
    },
    none,
  );
}

below('run-cli');

for (const words of [
  '`runCLI()` does what the `rslib` command does',
  'The first two entries of `argv` are skipped',
]) {
  statement(
    words,
    { ...one, 'cli.mjs': run("runCLI({ argv: ['x', 'y', 'build', '--format', 'cjs'] });") },
    undefined,
    ({ files }) => {
      expect(files).toEqual(['dist/index.cjs']);
    },
    { run: ['node cli.mjs'] },
  );
}

below('rsbuild');

statement(
  '`version` tells you which version',
  one,
  undefined,
  async ({ node }) => {
    expect(await node(run('console.log(core.version);'))).toMatch(/^\d+\.\d+\.\d+$/);
  },
  none,
);

statement(
  '`rsbuild` and `rspack` are the modules',
  one,
  undefined,
  async ({ node }) => {
    expect(
      await node(run('console.log(typeof core.rsbuild.createRsbuild, typeof core.rspack.rspack);')),
    ).toBe('function function');
  },
  none,
);

below('types');

for (const [row, names] of [
  [
    'a config |',
    'RslibConfig, LibConfig, RslibConfigDefinition, RslibConfigSyncFn, RslibConfigAsyncFn, ConfigParams',
  ],
  [
    'an option |',
    'AutoExternal, BannerAndFooter, Dts, ExeOptions, Format, LibExperiments, Redirect, Shims, Syntax, Wasm',
  ],
  [
    'an instance |',
    'RslibInstance, CreateRslibOptions, BuildOptions, BuildResult, InspectConfigOptions, InspectConfigResult, StartMFDevServerOptions, StartDevServerResult, OnAfterCreateRsbuildFn',
  ],
  [
    'the other functions |',
    'LoadConfigOptions, LoadConfigResult, LoadEnvOptions, LoadEnvResult, RunCLIOptions',
  ],
  ['Rsbuild and Rspack |', 'Rsbuild, Rspack, RsbuildPlugin'],
] as const) {
  statement(
    row,
    { 'src/index.ts': `export type { ${names} } from '@rslib/core';\n` },
    undefined,
    ({ output }) => {
      expect(output).toContain('no error');
    },
    { run: ['npx tsc --noEmit && echo no error'], packages: ['@types/node'] },
  );
}

below('');

statement(
  'Everything comes from `@rslib/core`',
  one,
  undefined,
  async ({ node, has }) => {
    expect(
      await node(
        "import * as all from '@rslib/core';\nconsole.log(typeof all.createRslib, typeof all.loadConfig);",
      ),
    ).toBe('function function');
    expect(has('dist/index.js')).toBe(true);
  },
  {
    run: [
      'node --input-type=module -e "import { createRslib } from \'@rslib/core\'; await (await (await createRslib({ config: {} })).build()).close();"',
    ],
  },
);

below('watch');

statement(
  'The process keeps running until you call `close()`',
  {
    ...one,
    'watch.mjs':
      "import { createRslib } from '@rslib/core';\nconst rslib = await createRslib({ config: {} });\nconst { close } = await rslib.build({ watch: true });\nsetTimeout(async () => { console.log('still running'); await close(); console.log('closed'); }, 1500);\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/still running[\s\S]*closed/);
  },
  { run: ['timeout 60 node watch.mjs'] },
);

below('build-script');

statement(
  "Call `close()` when you're done",
  {
    ...one,
    'build.mjs':
      "import { createRslib } from '@rslib/core';\nconst rslib = await createRslib({ config: { plugins: [{ name: 'x', setup(api) { api.onCloseBuild(() => console.log('plugin ended')); } }] } });\nconst { close } = await rslib.build();\nconsole.log('built it');\nawait close();\n",
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/built it[\s\S]*plugin ended/);
  },
  { run: ['node build.mjs'] },
);

below('memory');

statement(
  '`cleanDistPath: false` leaves an existing `dist` alone.',
  { ...one, 'dist/old.txt': 'old' },
  { output: { cleanDistPath: false } },
  ({ has }) => {
    expect(has('dist/old.txt')).toBe(true);
    expect(has('dist/index.js')).toBe(true);
  },
);

below('start-mf-dev-server');

statement(
  '`startMFDevServer()` does what `rslib mf-dev` does.',
  one,
  undefined,
  async ({ output, node }) => {
    expect(output).toContain('No mf format found');
    const code =
      "import { createRslib } from '@rslib/core';\nconst rslib = await createRslib({ config: {} });\nawait rslib.startMFDevServer().catch(({ message }) => console.log(message));";
    expect(await node(code)).toContain('No mf format found');
  },
  { run: ['npx rslib mf-dev'], fails: true },
);

below('build-script');

statement(
  '`build()` does so, too, but too late',
  {
    ...one,
    '.env.production': 'PUBLIC_A=from-mode\n',
    'rslib.config.mjs':
      "export default ({ env }) => { console.log('env', String(env)); return { output: { minify: false } }; };\n",
    'build.mjs': run(`
  const config = await loadConfig({});
  const rslib = await createRslib({ config, loadEnv: true });
  await (await rslib.build()).close();
  console.log('after', process.env.NODE_ENV);`),
  },
  undefined,
  ({ output, text }) => {
    expect(output).toMatch(/^env *\n[\s\S]*after production/);
    expect(text('dist/index.js')).toContain('from-file');
  },
  { run: ['node build.mjs'] },
);
statement(
  '`build()` does so, too, but too late',
  {
    ...one,
    '.env.production': 'PUBLIC_A=from-mode\n',
    'build.mjs': run(`
  process.env.NODE_ENV = 'production';
  const rslib = await createRslib({ config: {}, loadEnv: true });
  await (await rslib.build()).close();`),
  },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from-mode');
  },
  { run: ['node build.mjs'] },
);

below('watch');

/** Changes the config file and then the source. The banner of the changed config is seen, or not. */
const changingConfig = {
  'src/index.js': 'export const a = 1;\n',
  'rslib.config.mjs': 'export default {};\n',
  'watch.mjs': `
  import { writeFileSync } from 'node:fs';
  import { createRslib, loadConfig } from '@rslib/core';
  const config = await loadConfig({});
  let builds = 0;
  let isDone;
  const done = new Promise((resolve) => { isDone = resolve; });
  config.content.plugins = [{ name: 'count', setup(api) { api.onAfterBuild(() => {
    builds += 1;
    if (builds === 1) {
      writeFileSync('rslib.config.mjs', "export default { banner: { js: '/* changed */' } };");
      writeFileSync('src/index.js', 'export const b = 2;');
    } else isDone();
  }); } }];
  const rslib = await createRslib({ config });
  const { close } = await rslib.build({ watch: true });
  await done;
  await close();
  console.log('closed');`,
};
statement(
  'A change in the config file restarts the build on the command',
  changingConfig,
  undefined,
  ({ text, output }) => {
    expect(output).toContain('closed');
    expect(text('dist/index.js')).toContain('b = 2');
    expect(text('dist/index.js')).not.toContain('changed');
  },
  { run: ['timeout 60 node watch.mjs'] },
);
statement(
  'A change in the config file restarts the build on the command',
  changingConfig,
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('changed');
  },
  {
    run: [
      `(timeout 60 npx rslib --watch & watching=$!
for i in $(seq 300); do
  if [ -f dist/index.js ]; then echo "export default { banner: { js: '/* changed */ // $i' } };" > rslib.config.mjs; fi
  grep -qs changed dist/index.js && break; sleep 0.5
done; kill $watching) 2>&1 | cat`,
    ],
  },
);
for (const words of [
  'In a script, pass `restart`, which is called',
  'It returns whether that worked.',
]) {
  statement(
    words,
    {
      'src/index.js': 'export const a = 1;\n',
      'rslib.config.mjs': 'export default {};\n',
      'watch.mjs': `
  import { writeFileSync } from 'node:fs';
  import { createRslib, loadConfig } from '@rslib/core';
  const start = async () => {
    const rslib = await createRslib({ config: await loadConfig({}), restart });
    return rslib.build({ watch: true });
  };
  const isDone = Promise.withResolvers?.();
  let finish;
  const done = new Promise((resolve) => { finish = resolve; });
  const restart = async () => {
    console.log('restart is called');
    const { close } = await start();
    finish(close);
    return true;
  };
  await start();
  let changes = 0;
  const timer = setInterval(() => {
    changes += 1;
    writeFileSync('rslib.config.mjs', 'export default {}; // ' + changes);
  }, 1000);
  const close = await done;
  clearInterval(timer);
  await close();
  console.log('closed');
  process.exit();`.replace('  const isDone = Promise.withResolvers?.();\n', ''),
      'types.ts':
        "import type { CreateRslibOptions } from '@rslib/core';\nexport const options: CreateRslibOptions = { restart: async () => true };\n// @ts-expect-error\nexport const wrong: CreateRslibOptions = { restart: () => 'done' };\n",
    },
    undefined,
    ({ output }) => {
      expect(output).toMatch(/checked[\s\S]*restart is called[\s\S]*closed/);
    },
    {
      run: [
        'npx tsc --noEmit --ignoreConfig --skipLibCheck --strict --module ESNext --moduleResolution bundler --types node types.ts && echo checked',
        'timeout 60 node watch.mjs',
      ],
      packages: ['@types/node'],
    },
  );
}

below('memory');

const takesAll: RsbuildPlugin = {
  name: 'memory',
  setup(api) {
    api.processAssets({ stage: 'report' }, ({ assets, compilation }) => {
      for (const name of Object.keys(assets)) {
        console.log(`taken: ${name}`);
        compilation.deleteAsset(name);
      }
    });
  },
};
for (const isolated of [false, true]) {
  statement(
    "Because declaration files aren't part of the compilation",
    { 'src/index.ts': 'export const a: number = 1;\n' },
    { dts: { isolated }, plugins: [takesAll] },
    ({ output, files }) => {
      expect(output).toContain('taken: index.js');
      expect(files).toEqual(isolated ? [] : ['dist/index.d.ts']);
    },
  );
}

below('rsbuild');

statement(
  'Import them from here instead of installing a second copy',
  {
    'src/index.js': 'export const a = 1;\n',
    'rslib.config.mjs': `import * as second from '@rsbuild/core';
import { rsbuild } from '@rslib/core';
const same = rsbuild.createRsbuild === second.createRsbuild;
export default { plugins: [{ name: 'own', setup(api) { console.log('same', same, api.context.version === second.version); } }] };\n`,
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('same false false');
  },
  { install: ['@rsbuild/core@2.3.2'] },
);
