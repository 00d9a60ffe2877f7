import { expect } from 'vitest';
import { watch } from '../../compare.ts';
import { below, recorded, statement, unproven } from '../../statement.ts';

const source = {
  'src/index.ts':
    "import { shout } from './shout';\nexport const greet = (name: string): string => shout(name);\n",
  'src/shout.ts':
    'export const shout = (text: string): string => text.toUpperCase();\nexport const whisper = (text: string): string => text.toLowerCase();\n',
};
const manifest = (rest: object) => ({
  'package.json': JSON.stringify({ name: 'demo', version: '1.0.0', ...rest }),
});
const config = (options: object) => ({
  'tsconfig.json': JSON.stringify({
    compilerOptions: { module: 'ESNext', moduleResolution: 'bundler', types: [], ...options },
    include: ['src'],
  }),
});

below('requirements');

statement(
  'Rslib needs Node.js 20.19 or a later version',
  {},
  undefined,
  async ({ node }) => {
    const code =
      "import { readFileSync } from 'node:fs';\nconsole.log(JSON.parse(readFileSync('node_modules/@rslib/core/package.json')).engines.node);";
    expect(await node(code)).toBe('^20.19.0 || >=22.12.0');
  },
  { run: [] },
);
for (const name of ['bun', 'deno']) {
  recorded('If you prefer another runtime, it also works', `hello-kit/${name}`, ({ output }) => {
    expect(output).toContain('ready');
  });
}

below('write-package-json');

for (const type of [undefined, 'commonjs']) {
  for (const words of [
    'If your `package.json` has no `"type"`',
    'Otherwise, Rslib names the output',
  ]) {
    statement(words, { ...source, ...manifest({ type }) }, undefined, ({ files }) => {
      expect(files).toEqual(['dist/index.mjs']);
    });
  }
}
statement(
  'If your `package.json` has no `"type"`',
  {},
  undefined,
  ({ output }) => {
    expect(output).toMatch(/^12\.[\s\S]*"type": "commonjs"/m);
  },
  {
    install: ['npm@12.2.2'],
    run: ['mkdir new && cd new && npx npm --version && npx npm init -y'],
  },
);

statement(
  'With `"type": "commonjs"`, a `.js` source',
  { 'src/index.js': 'export const a = 1;\n', ...manifest({ type: 'commonjs' }) },
  undefined,
  ({ output }) => {
    expect(output).toContain("'import', and 'export' cannot be used outside of module code");
  },
  { fails: true },
);

below('write-source');

statement('The default entry is `src/index.ts`.', source, undefined, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('build');

statement('Both modules are in one ESM file', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toMatch(/toUpperCase[\s\S]*export \{/);
  expect(text('dist/index.js')).not.toContain(': string');
});
statement('`whisper` was removed because nothing uses it.', source, undefined, ({ text }) => {
  expect(text('dist/index.js')).toContain('shout');
  expect(text('dist/index.js')).not.toContain('whisper');
});

below('types');

statement(
  "The build above strips types, but doesn't check them.",
  { 'src/index.ts': "export const a: number = 'a';\n" },
  undefined,
  ({ text }) => {
    expect(text('dist/index.js')).toContain('export');
    expect(text('dist/index.js')).not.toContain('number');
  },
);
statement(
  '`rootDir` fixes the layout of the declaration files.',
  { ...source, ...config({ rootDir: '.' }) },
  { dts: true },
  ({ has }) => {
    expect(has('dist/src/index.d.ts')).toBe(true);
  },
);
for (const typescript of ['6', '7'] as const) {
  statement(
    "If it's missing, the build fails with `TS5011`.",
    { ...source, ...config({}) },
    { dts: true },
    ({ output }) => {
      expect(output).toContain('TS5011');
    },
    { typescript, fails: true },
  );
  for (const words of [
    '`types` lists the packages whose global types',
    'If your code uses `process` without',
  ]) {
    statement(
      words,
      {
        'src/index.ts': 'export const a: number = process.pid;\n',
        ...config({ rootDir: 'src', types: undefined }),
      },
      { dts: true },
      ({ output }) => {
        expect(output).toContain('TS2591');
      },
      { typescript, packages: ['@types/node'], fails: true },
    );
    statement(
      words,
      {
        'src/index.ts': 'export const a: number = process.pid;\n',
        ...config({ rootDir: 'src', types: ['node'] }),
      },
      { dts: true },
      ({ has }) => {
        expect(has('dist/index.d.ts')).toBe(true);
      },
      { typescript, packages: ['@types/node'] },
    );
  }
}

below('package-json');

const library = {
  ...source,
  ...manifest({ type: 'module', exports: { '.': './dist/index.js' }, files: ['dist'] }),
  'README.md': 'a',
  LICENSE: 'a',
  'other.txt': 'a',
};
statement('`exports` lists what your users can import', library, undefined, async ({ node }) => {
  expect(await node("console.log(Object.keys(await import('demo')).join());")).toBe('greet');
  expect(await node("await import('demo/dist/index.js');")).toContain(
    'ERR_PACKAGE_PATH_NOT_EXPORTED',
  );
});
statement(
  '`types` comes first, because publint rejects',
  {
    ...source,
    ...config({ rootDir: 'src' }),
    ...manifest({
      type: 'module',
      files: ['dist'],
      exports: { default: './dist/index.js', types: './dist/index.d.ts' },
    }),
  },
  { dts: true },
  ({ output }) => {
    expect(output).toMatch(/types.*should be the first/i);
  },
  { run: ['npx rslib', 'npx publint'], packages: ['publint'], fails: true },
);

/** What `create-rslib` calls, with a small template. */
const scaffold = {
  'create.mjs': `import { create } from '@rstackjs/create-toolkit';
await create({
  root: import.meta.dirname,
  name: 'rslib',
  templates: ['node-ts'],
  getTemplateName: async ({ template }) => template,
  mapESLintTemplate: () => 'vanilla-ts',
  mapRslintTemplate: () => 'vanilla-ts',
  extraSkills: [{ value: 'rslib-best-practices', label: 'x', source: 'rstackjs/agent-skills' }],
});
`,
  'template-common/AGENTS.md': '# Instructions\n',
  'template-node-ts/package.json': '{ "name": "template", "version": "1.0.0" }',
  'template-node-ts/src/index.ts': 'export const a = 1;\n',
};
const install = ['@rstackjs/create-toolkit@2.2.5'];
const create = (args: string, before = 'true') => ({
  install,
  run: [before, `node create.mjs ${args}`, 'ls -a .. */'],
});
const folder = 'my-lib --template node-ts';

below('flags');

statement(
  'If you pass a folder and a template, the scaffold asks nothing',
  scaffold,
  undefined,
  ({ text }) => {
    expect(text('my-lib/src/index.ts')).toContain('a = 1');
  },
  create(folder),
);
statement(
  'If you pass a folder and a template, the scaffold asks nothing',
  { ...scaffold, 'my-lib/x.txt': 'x' },
  undefined,
  ({ output, has }) => {
    expect(output).toMatch(/not empty/);
    expect(has('my-lib/src/index.ts')).toBe(false);
  },
  // Nobody answers.
  { install, run: [`node create.mjs ${folder}`], fails: true },
);
statement(
  '`--tools biome,prettier` |',
  scaffold,
  undefined,
  ({ has, text }) => {
    expect(has('my-lib/biome.json')).toBe(true);
    expect(has('my-lib/.prettierrc')).toBe(true);
    expect(text('my-lib/package.json')).toContain('@biomejs/biome');
  },
  create(`${folder} --tools biome,prettier`),
);
for (const tool of ['eslint', 'rslint']) {
  statement(
    '`--tools biome,prettier` |',
    scaffold,
    undefined,
    ({ text }) => {
      expect(text('my-lib/package.json')).toContain(tool);
    },
    create(`${folder} --tools ${tool}`),
  );
}
for (const [args, name] of [
  [folder, 'my-lib'],
  [`${folder} --packageName @acme/ui`, '@acme/ui'],
] as const) {
  statement(
    '`--packageName @acme/ui` |',
    scaffold,
    undefined,
    ({ text }) => {
      expect(JSON.parse(text('my-lib/package.json')).name).toBe(name);
    },
    create(args),
  );
}
statement(
  '`--packageName @acme/ui` |',
  scaffold,
  undefined,
  ({ text }) => {
    expect(JSON.parse(text('other/package.json')).name).toBe('other');
  },
  {
    install,
    run: ['mkdir other', 'cd other && node ../create.mjs . --template node-ts'],
  },
);
statement(
  '`--override` |',
  { ...scaffold, 'my-lib/x.txt': 'x' },
  undefined,
  ({ has }) => {
    expect(has('my-lib/src/index.ts')).toBe(true);
  },
  create(`${folder} --override`),
);
for (const [args, hasGit] of [
  [folder, true],
  [`${folder} --no-git`, false],
] as const) {
  statement(
    '`--no-git` |',
    scaffold,
    undefined,
    ({ output }) => {
      expect(output).toContain('AGENTS.md');
      expect(/^\.git$/m.test(output)).toBe(hasGit);
    },
    create(args),
  );
}
statement(
  '`--skill rslib-best-practices` |',
  scaffold,
  undefined,
  ({ output }) => {
    expect(output).toMatch(/npx .*skills add rstackjs\/agent-skills.*rslib-best-practices/);
  },
  {
    install,
    run: [`node create.mjs ${folder} --skill rslib-best-practices`],
    // Without the network, the download fails.
    fails: true,
  },
);

below('template');

statement(
  'Project name or path |',
  scaffold,
  undefined,
  ({ has }) => {
    expect(has('@scope/name/package.json')).toBe(true);
  },
  create('@scope/name --template node-ts'),
);

below('build');

statement("You don't need a configuration file yet:", source, undefined, ({ files }) => {
  expect(files).toEqual(['dist/index.js']);
});

below('package-json');

for (const words of ['`files` limits the published files', 'npm adds `package.json`, the README']) {
  statement(
    words,
    {
      ...source,
      'package.json':
        '{ "name": "demo", "version": "1.0.0", "type": "module", "files": ["dist"], "license": "MIT" }',
      'README.md': 'a',
      LICENSE: 'a',
      'notes.txt': 'a',
    },
    undefined,
    ({ output }) => {
      for (const file of ['package.json', 'README.md', 'LICENSE', 'dist/index.js']) {
        expect(output).toContain(file);
      }
      expect(output).not.toMatch(/notes\.txt|src\/index/);
    },
    { run: ['npx rslib', 'npm pack --dry-run'] },
  );
}
statement(
  '`build` runs Rslib once, while `dev` keeps running',
  { 'src/index.ts': "export const a: string = 'first';\n" },
  { dts: true },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('second');
    expect(text('dist/index.d.ts')).toContain('a');
  },
  { run: [watch('npx rslib --watch', 'src/index.ts')] },
);

below('template');

statement(
  '`npm run dev` runs `rslib --watch`',
  { 'src/index.js': "export const a = 'first';\n" },
  {},
  ({ text, output }) => {
    expect(text('dist/index.js')).toContain('second');
    expect(output).not.toMatch(/http:\/\/|localhost/);
  },
  { run: [watch('npx rslib --watch')] },
);

const inSource = 'of the templates of `create-rslib`, read in its source';
unproven('Template | the kind of library', inSource);
unproven('Language | TypeScript or JavaScript', inSource);
unproven('Additional tools | see below', inSource);
unproven('Optional skills | instructions', inSource);
unproven('The templates are `node`, `react`', inSource);
unproven('`node` writes one ESM file', inSource);
unproven('Every template also includes Rstest', inSource);

below('flags');

unproven('`--template react-js` |', inSource);

below('check');

recorded('The list contains the bundle', 'hello-kit/publish', ({ output }) => {
  for (const file of ['dist/index.js', 'dist/index.d.ts', 'package.json']) {
    expect(output).toContain(file);
  }
});
statement(
  "If `dist` is missing, the build didn't run",
  {
    ...source,
    'package.json': '{ "name": "demo", "version": "1.0.0", "type": "module", "files": ["lib"] }',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('package.json');
    expect(output).not.toMatch(/npm notice .*dist/);
  },
  { run: ['npx rslib', 'npm pack --dry-run'] },
);
