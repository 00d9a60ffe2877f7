import { expect } from 'vitest';
import { below, recorded, type Seen, statement, unproven } from '../../statement.ts';

below('install');

statement(
  'None of them has an install script',
  {},
  undefined,
  async ({ node }) => {
    const code = `
      import { readFileSync, realpathSync } from 'node:fs';
      import { createRequire } from 'node:module';
      const seen = new Set();
      const visit = (file) => {
        if (seen.has(file)) return;
        seen.add(file);
        const { scripts = {}, dependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
        for (const name of ['preinstall', 'install', 'postinstall'])
          if (scripts[name]) console.log(file + ' has ' + name);
        for (const name of Object.keys(dependencies)) {
          for (const folder of createRequire(file).resolve.paths(name)) {
            try { visit(realpathSync(folder + '/' + name + '/package.json')); break; } catch {}
          }
        }
      };
      visit(realpathSync('node_modules/@rslib/core/package.json'));
      console.log(seen.size > 5 ? 'checked' : 'too few');`;
    expect(await node(code)).toBe('checked');
  },
  { run: [] },
);

below('rslib');

statement(
  'It also re-exports `rsbuild` and `rspack`',
  { 'src/index.js': 'export const a = 1;\n' },
  "import { rsbuild, rspack } from '@rslib/core';\nconsole.log('found', typeof rsbuild.createRsbuild, typeof rspack.BannerPlugin);\nexport default {};",
  ({ output }) => {
    expect(output).toContain('found function function');
  },
);

unproven("Don't import `@rsbuild/core` itself", 'needs other package managers');

below('no-duplicates');

unproven('If another package installs the second copy', 'needs other package managers');
unproven('pnpm 12 and Deno ignore', 'needs other package managers');

const source = { 'src/index.ts': 'export const a: number = 1;\n' };

below('install');

statement(
  'If you write JavaScript, you need only',
  { 'src/index.js': 'export const a = 1;\n' },
  undefined,
  ({ files }) => {
    expect(files).toEqual(['dist/index.js']);
  },
  { typescript: 'none' },
);
statement(
  'If you write TypeScript, two packages are enough:',
  source,
  { dts: true },
  ({ files }) => {
    expect(files).toEqual(['dist/index.d.ts', 'dist/index.js']);
  },
);
unproven('If your package manager reports skipped or blocked', 'needs other package managers');

below('rslib');

statement(
  '`@rslib/core` | The `rslib` command',
  {
    ...source,
    'rslib.config.ts':
      "import { createRslib, defineConfig } from '@rslib/core';\nconsole.log(typeof createRslib);\nexport default defineConfig({});\n",
  },
  undefined,
  ({ output, has }) => {
    expect(output).toContain('function');
    expect(has('dist/index.js')).toBe(true);
  },
);
unproven('`create-rslib` |', 'needs the network');
statement('`rsbuild-plugin-dts` |', source, { dts: true }, ({ has }) => {
  expect(has('dist/index.d.ts')).toBe(true);
});
statement(
  '`@rslib/core` exports `defineConfig`, `loadConfig`',
  {},
  undefined,
  async ({ node }) => {
    const names = 'defineConfig loadConfig loadEnv mergeRslibConfig createRslib runCLI version';
    const code = `import * as all from '@rslib/core';\nconsole.log('${names}'.split(' ').filter((name) => name in all).join(' '));`;
    expect(await node(code)).toBe(names);
  },
  { run: [] },
);
const typed = (types: string[]) => ({
  'src/index.ts':
    "import './a.css';\nimport plan from './a.svg';\nexport const a: string = plan;\n",
  'src/a.css': '',
  'src/a.svg': '<svg/>',
  'tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', types },
    include: ['src'],
  }),
});
for (const [types, fails] of [
  [['@rslib/core/types'], false],
  [[], true],
] as const) {
  statement(
    '`@rslib/core/types` contains types for CSS and asset',
    typed([...types]),
    { dts: true },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { fails },
  );
}

below('javascript-api');

statement(
  'With the JavaScript API, a script can build, watch',
  {
    ...source,
    'build.mjs':
      "import { createRslib } from '@rslib/core';\nconst rslib = await createRslib({ config: {} });\nawait (await rslib.build()).close();\nconst { close } = await rslib.build({ watch: true });\nawait close();\nawait rslib.inspectConfig({ writeToDisk: true });\n",
  },
  undefined,
  ({ files }) => {
    expect(files).toContain('dist/index.js');
    expect(files.join()).toContain('.rsbuild');
  },
  { run: ['node build.mjs'] },
);

below('features');

for (const typescript of ['5', '6', '7', 'none'] as const) {
  statement(
    '`typescript` 5, 6 or 7 | `dts`',
    source,
    { dts: typescript === 'none' ? { isolated: true } : true },
    ({ has }) => {
      expect(has('dist/index.d.ts')).toBe(true);
    },
    { typescript },
  );
}
statement(
  '`@microsoft/api-extractor` 7, not 8',
  source,
  { dts: { bundle: true } },
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
  },
  { packages: ['@microsoft/api-extractor'] },
);
for (const [field, fails] of [
  ['dependencies', false],
  ['none', true],
] as const) {
  statement(
    '`@swc/helpers` 0.5 | `externalHelpers`',
    {
      'src/index.js': 'export class A { #a = 1; }\n',
      'package.json': JSON.stringify({ type: 'module', [field]: { '@swc/helpers': '0.5' } }),
    },
    { externalHelpers: true },
    ({ output, exitCode }) => {
      expect(output).toContain('Rslib');
      expect(exitCode).toBe(fails ? 1 : 0);
    },
    { fails },
  );
}
const peers =
  (names: string[], range: RegExp) =>
  async ({ node }: Seen) => {
    const code = `
import { readFileSync } from 'node:fs';
for (const name of ${JSON.stringify(names)}) {
  const { peerDependencies = {}, dependencies = {} } = JSON.parse(readFileSync('node_modules/' + name + '/package.json'));
  console.log(name, peerDependencies['@rsbuild/core'] ?? dependencies['@rsbuild/core']);
}`;
    for (const line of (await node(code)).split('\n')) expect(line).toMatch(range);
  };
for (const [row, names] of [
  [
    '`@rsbuild/plugin-react`, `@rsbuild/plugin-vue` |',
    ['@rsbuild/plugin-react', '@rsbuild/plugin-vue'],
  ],
  [
    '`@rsbuild/plugin-svelte`; `@rsbuild/plugin-solid`',
    ['@rsbuild/plugin-svelte', '@rsbuild/plugin-solid', '@rsbuild/plugin-babel'],
  ],
  [
    'Of the `@rsbuild/plugin-*` packages, choose versions',
    ['@rsbuild/plugin-react', '@rsbuild/plugin-sass'],
  ],
] as const) {
  statement(row, {}, undefined, peers([...names], /[\^=]2|2\.\d/), { run: [], packages: names });
}

below('no-duplicates');

statement(
  'Plugins list `@rsbuild/core` as a peer dependency',
  {},
  undefined,
  peers(['@rsbuild/plugin-react'], /[\^=]2|2\.\d/),
  {
    run: [],
    packages: ['@rsbuild/plugin-react'],
  },
);
for (const words of [
  'If you list it yourself, you may get a newer one',
  'If a tool such as Storybook asks you for',
]) {
  statement(
    words,
    {},
    undefined,
    async ({ node }) => {
      const code =
        "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).dependencies['@rsbuild/core']);";
      expect(await node(code)).toBe('~2.2.6');
    },
    { run: [] },
  );
}

below('features');

for (const name of ['@rsbuild/plugin-sass', '@rsbuild/plugin-less']) {
  const language = name.endsWith('sass') ? 'Sass' : 'Less';
  const extension = language === 'Sass' ? 'scss' : 'less';
  statement(
    '`@rsbuild/plugin-sass`, `@rsbuild/plugin-less` |',
    {
      'src/index.js': `import './a.${extension}';\n`,
      [`src/a.${extension}`]: '.a { .b { color: red } }',
    },
    `import { plugin${language} } from '${name}';\nexport default { output: { target: 'web' }, plugins: [plugin${language}()] };`,
    ({ text }) => {
      expect(text('dist/index.css')).toContain('.a .b');
    },
    { packages: [name] },
  );
}
statement(
  '`@module-federation/rsbuild-plugin` 2 |',
  { 'src/index.js': 'export const a = 1;\n' },
  `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
export default { lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'demo', exposes: { '.': './src/index.js' }, dts: false }, {})] }] } as object;`,
  ({ files }) => {
    expect(files.join()).toContain('mf-manifest.json');
  },
  { packages: ['@module-federation/rsbuild-plugin'] },
);

below('install');

statement(
  'It includes Rsbuild and Rspack, so npm installs nine packages',
  {},
  undefined,
  async ({ node }) => {
    const code = `import { readFileSync, realpathSync } from 'node:fs';
const lock = realpathSync('node_modules/@rslib/core') + '/../../.package-lock.json';
console.log(Object.keys(JSON.parse(readFileSync(lock)).packages).join('\\n'));`;
    const packages = (await node(code)).trim().split('\n');
    expect(packages).toContain('node_modules/@rspack/core');
    expect(packages).toHaveLength(9);
  },
  { install: ['@rslib/core@1.0.1'], run: [] },
);

below('features');

const readManifest = (name: string) =>
  `import { readFileSync } from 'node:fs';\nconsole.log(JSON.stringify(JSON.parse(readFileSync('node_modules/${name}/package.json'))));`;
statement(
  '`@rstest/core`, `@rstest/adapter-rslib` |',
  {},
  undefined,
  async ({ node }) => {
    const { typescript } = JSON.parse(
      await node(readManifest('@rstest/adapter-rslib')),
    ).peerDependencies;
    expect(typescript).toMatch(/5.*6/);
    expect(typescript).not.toContain('7');
  },
  { run: [], install: ['@rstest/adapter-rslib@0.2.2', '@rslib/core@1.0.1', 'typescript@6.0.3'] },
);
recorded('`@rstest/core`, `@rstest/adapter-rslib` |', 'cart-suite/test', ({ output }) => {
  expect(output).toContain('1 passed');
});
statement(
  '`storybook-addon-rslib` 3 |',
  {},
  undefined,
  async ({ node }) => {
    const { version, peerDependencies } = JSON.parse(
      await node(readManifest('storybook-addon-rslib')),
    );
    expect(version).toMatch(/^3\./);
    expect(peerDependencies).toHaveProperty('@rslib/core');
  },
  {
    run: [],
    install: [
      'storybook-addon-rslib@3.3.3',
      '@rslib/core@1.0.1',
      '@rsbuild/core@2.2.6',
      'typescript@6.0.3',
    ],
  },
);

below('no-duplicates');

statement(
  "Plugins then find the newer copy, which isn't the one",
  {
    ...source,
    'node_modules/@rsbuild/core/package.json':
      '{ "name": "@rsbuild/core", "version": "2.3.0", "type": "module", "exports": "./index.js" }',
    'node_modules/@rsbuild/core/index.js': "export const version = '2.3.0';\n",
    'node_modules/plugin/package.json':
      '{ "name": "plugin", "version": "1.0.0", "type": "module", "exports": "./index.js" }',
    'node_modules/plugin/index.js':
      "import { version } from '@rsbuild/core';\nexport default { name: 'plugin', setup(api) { console.log('found', version, 'builds', api.context.version); } };\n",
  },
  "import plugin from 'plugin';\nexport default { plugins: [plugin] } as object;\n",
  ({ output }) => {
    expect(output).toMatch(/found 2\.3\.0 builds 2\.2\.\d/);
  },
);
for (const [nested, differs] of [
  ['2.3.0', true],
  ['2.2.6', false],
] as const) {
  const manifest = (name: string, version: string, rest: object = {}) =>
    JSON.stringify({ name, version, ...rest });
  const dependencies = { '@rsbuild/core': '^2.0.0' };
  statement(
    'Every line of the tree must show the same version.',
    {
      'package.json': manifest('demo', '1.0.0', {
        dependencies: { ...dependencies, tool: '1.0.0' },
      }),
      'node_modules/@rsbuild/core/package.json': manifest('@rsbuild/core', '2.2.6'),
      'node_modules/tool/package.json': manifest('tool', '1.0.0', { dependencies }),
      'node_modules/tool/node_modules/@rsbuild/core/package.json': manifest(
        '@rsbuild/core',
        nested,
      ),
    },
    undefined,
    ({ output }) => {
      expect(output).toContain('tool@1.0.0');
      expect(output.includes('@rsbuild/core@2.3.0')).toBe(differs);
    },
    { run: ['npm ls @rsbuild/core'] },
  );
}
