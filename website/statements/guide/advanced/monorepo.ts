import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import { below, recorded, statement, unproven } from '../../statement.ts';

below('sources');

statement(
  "Don't use `publishConfig.exports` for this",
  {
    'package.json': JSON.stringify({
      name: 'demo',
      version: '1.0.0',
      type: 'module',
      exports: './src/index.js',
      publishConfig: { exports: './dist/index.js' },
    }),
    'src/index.js': 'export const a = 1;\n',
  },
  {},
  ({ output }) => {
    expect(output).toContain('"exports":"./src/index.js"');
  },
  { run: ['npx rslib', 'npm pack', 'tar xOf demo-1.0.0.tgz package/package.json'] },
);

const crew = 'crew-repo';

below('order');

for (const words of [
  "Rslib builds one package per run and doesn't look",
  '`npm run build --workspaces` |',
]) {
  recorded(words, `${crew}/build`, ({ output }) => {
    expect(output).toMatch(/units@1\.0\.0 build[\s\S]*scale@1\.0\.0 build/);
  });
}
recorded("Rslib builds one package per run and doesn't look", `${crew}/too-early`, ({ output }) => {
  expect(output).toContain("TS2307: Cannot find module '@crew/units'");
});
statement(
  '`npm run build --workspaces` |',
  {
    'package.json': '{ "private": true, "workspaces": ["a", "b"] }',
    'a/package.json':
      '{ "name": "a", "version": "1.0.0", "scripts": { "build": "echo built a" }, "dependencies": { "b": "1" } }',
    'b/package.json': '{ "name": "b", "version": "1.0.0", "scripts": { "build": "echo built b" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toMatch(/built a[\s\S]*built b/);
  },
  { run: ['npm run build --workspaces'] },
);
for (const words of [
  '`pnpm -r run build` |',
  'Turborepo, Nx, Rush |',
  'Every tool but npm reads the order',
]) {
  unproven(words, 'needs other package managers');
}

below('watch');

for (const [words, run, scale] of [
  ['With `rslib --watch`, a package rebuilds when', 'watch-bundled', 'built'],
  ['With `rslib --watch`, a package rebuilds when', 'watch', 'no build'],
  ['from `dependencies`, so the import is kept |', 'watch', 'no build'],
  ['from `devDependencies`, so the code is bundled |', 'watch-bundled', 'built'],
  ['from its sources, bundled |', 'watch-source', 'built'],
] as const) {
  recorded(words, `${crew}/${run}`, ({ text }) => {
    expect(text('watch.log').split('edit ')[1]).toContain(`scale: ${scale}`);
  });
}
recorded("If packages don't rebuild although you expect it", `${crew}/watch`, ({ text }) => {
  expect(text('packages/scale/dist/index.js')).toContain('@crew/units');
});

below('dev-server');

for (const [words, pattern] of [
  [
    'Every `rslib` command empties `dist` before it builds',
    /^rslib +index\.d\.ts, index\.js missing$/m,
  ],
  [
    'Every `rslib` command empties `dist` before it builds',
    /^rslib --watch, start +index\.d\.ts, index\.js missing$/m,
  ],
  [
    'Between the rebuilds of `--watch`, the JavaScript stays',
    /^rslib --watch, edit +(?:index\.d\.ts|nothing) missing$/m,
  ],
  [
    'With TypeScript 7, the declaration files are still missing',
    /^rslib --watch, edit +index\.d\.ts missing$/m,
  ],
  ["Don't start such a build while the dev server runs", /^rslib --no-clean .* missing$/m],
] as const) {
  recorded(words, `${crew}/gaps`, ({ text }) => {
    expect(text('gaps.log')).toMatch(pattern);
  });
}
recorded(
  'The dev server of your application says `Module not found`',
  `${crew}/gaps`,
  ({ text }) => {
    expect(text('gaps.log')).toMatch(/^rslib +index\.d\.ts, index\.js missing$/m);
  },
);
statement(
  'Keep plain `rslib` for the build that you publish',
  { 'src/index.js': 'export const a = 1;\n', 'src/old.js': 'export const b = 1;\n' },
  { bundle: false },
  ({ output }) => {
    expect(output).toMatch(/kept old\.js[\s\S]*cleaned/);
  },
  {
    run: [
      'npx rslib && rm src/old.js && npx rslib --no-clean && [ -f dist/old.js ] && echo kept old.js; npx rslib; [ -f dist/old.js ] || echo cleaned',
    ],
  },
);

below('sources');

for (const words of [
  'An application can use the sources of your package',
  'A library on Rslib takes the same option',
]) {
  recorded(words, `${crew}/source`, ({ text }) => {
    expect(text('packages/scale/dist/index.js')).toContain('export');
    expect(text('packages/scale/dist/index.js')).not.toContain('from "@crew/units"');
  });
}
const sources = {
  'src/index.js': "export { a } from 'units';\n",
  'package.json': '{ "type": "module", "devDependencies": { "units": "1" } }',
  'node_modules/units/package.json':
    '{ "name": "units", "type": "module", "exports": { "crew-source": "./src/index.js", "default": "./dist/index.js" } }',
  'node_modules/units/src/index.js':
    "export const get = (x) => x?.y;\nexport const a = ['source', get];\n",
  'node_modules/units/dist/index.js': "export const a = 'built';\n",
};
for (const [conditionNames, seen] of [
  [['crew-source', '...'], 'source'],
  [undefined, 'built'],
] as const) {
  statement(
    'Only tools that ask for `crew-source` see it.',
    sources,
    conditionNames ? { resolve: { conditionNames: [...conditionNames] } } : {},
    ({ text }) => {
      expect(text('dist/index.js')).toMatch(new RegExp(`['"]${seen}['"]`));
    },
  );
}
statement(
  'The condition may stay in the published `exports`',
  {
    'src/index.js': 'export const a = 1;\n',
    'package.json':
      '{ "name": "demo", "version": "1.0.0", "type": "module", "files": ["dist"], "exports": { "crew-source": "./src/index.js", "default": "./dist/index.js" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('dist/index.js');
    expect(output).not.toContain('src/index.js');
    expect(output).toContain('export a');
  },
  {
    run: [
      'npx rslib',
      "npm pack --dry-run && node -e \"import('demo').then((all) => console.log('export', Object.keys(all).join()))\"",
    ],
  },
);

below('private');

recorded("If you don't publish a package of the workspace", `${crew}/private`, ({ text }) => {
  expect(text('packages/scale/dist/index.js')).toContain('export');
  expect(text('packages/scale/dist/index.js')).not.toContain('@crew/units');
  expect(text('packages/scale/dist/index.d.ts')).not.toContain('@crew/units');
});
statement(
  'Bundleless output always imports the private package',
  { ...sources },
  { bundle: false },
  ({ text }) => {
    expect(text('dist/index.js')).toContain('from "units"');
  },
);
const inFolder = {
  'kit/src/index.ts': 'export const a: number = 1;\n',
  'kit/package.json': '{ "name": "kit", "type": "module" }',
  'kit/tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "types": [] }, "include": ["src"] }',
};
statement(
  'Build the private package first, and run Rslib',
  { ...inFolder, 'kit/rslib.config.mjs': 'export default { dts: { bundle: true } };\n' },
  undefined,
  ({ has }) => {
    expect(has('dist/index.d.ts')).toBe(true);
    expect(has('kit/dist/index.js')).toBe(true);
    expect(has('kit/dist/index.d.ts')).toBe(false);
  },
  { run: ['npx rslib --root kit'], packages: ['@microsoft/api-extractor'] },
);

below('share');

for (const [typescript, dts, folder] of [
  ['7', '{ bundle: true }', ''],
  ['5', 'true', ''],
  ['6', 'true', ''],
  ['7', 'true', 'kit/'],
] as const) {
  statement(
    'With `rslib --root`, bundled declarations and those',
    { ...inFolder, 'kit/rslib.config.mjs': `export default { dts: ${dts} };\n` },
    undefined,
    ({ files }) => {
      expect(files.filter((file) => file.endsWith('dist/index.d.ts'))).toEqual([
        `${folder}dist/index.d.ts`,
      ]);
    },
    { run: ['npx rslib --root kit'], packages: ['@microsoft/api-extractor'], typescript },
  );
}
statement(
  'From there, build a package with `npm run build -w',
  {
    'package.json': '{ "private": true, "workspaces": ["packages/*"] }',
    'packages/scale/package.json':
      '{ "name": "scale", "version": "1.0.0", "scripts": { "build": "echo built scale" } }',
  },
  undefined,
  ({ output }) => {
    expect(output).toContain('built scale');
  },
  { run: ['npm run build -w packages/scale'] },
);
unproven('Versions through `workspace:*` or `catalog:`', 'needs other package managers');

below('paths');

recorded("Don't raise `rootDir`", `${crew}/paths`, ({ output }) => {
  expect(output).toContain('TS6059');
});
recorded('The condition that points to the source avoids', `${crew}/source`, ({ output }) => {
  expect(output).toContain('declaration files generated');
});
recorded('Many monorepos map package names to sources', `${crew}/paths-fixed`, ({ output }) => {
  expect(output).toContain('declaration files generated');
});

below('references');

statement(
  'It writes no JavaScript of the referenced projects',
  inFolder,
  undefined,
  ({ output }) => {
    expect(output).toContain('Can not set "dts.bundle: true" when "dts.build: true"');
  },
  {
    run: [
      "cd kit && echo 'export default { dts: { build: true, bundle: true } };' > rslib.config.mjs && npx rslib",
    ],
    fails: true,
    packages: ['@microsoft/api-extractor'],
  },
);
for (const build of [true, false]) {
  statement(
    build
      ? 'It writes no JavaScript of the referenced projects'
      : 'If the tsconfig of a package has `references`',
    {
      'src/index.ts': "import { unit } from '../units/unit';\nexport const a: number = unit;\n",
      'tsconfig.json': JSON.stringify({
        compilerOptions: {
          rootDir: '.',
          module: 'ESNext',
          moduleResolution: 'bundler',
          types: [],
          declarationDir: 'dist',
        },
        include: ['src'],
        references: [{ path: './units' }],
      }),
      'units/unit.ts': 'export const unit: number = 1;\n',
      'units/tsconfig.json': JSON.stringify({
        compilerOptions: {
          composite: true,
          module: 'ESNext',
          moduleResolution: 'bundler',
          types: [],
          outDir: 'dist',
        },
        include: ['unit.ts'],
      }),
    },
    { dts: { build } },
    ({ output, files }) => {
      if (build) {
        expect(files).toContain('units/dist/unit.d.ts');
        expect(files).not.toContain('units/dist/unit.js');
      } else {
        expect(output).toContain('TS6305');
      }
    },
    { fails: !build },
  );
}

below('sources');

recorded('The application compiles the sources', 'crew-repo/source', ({ text }) => {
  expect(text('packages/scale/dist/index.js')).toContain('export');
});

below('share');

for (const words of [
  'Dependencies that only the root lists, through',
  'Your users still install only what the package itself lists.',
]) {
  statement(
    words,
    {
      'package.json': '{ "name": "root", "private": true, "dependencies": { "left": "1.0.0" } }',
      'node_modules/left/package.json': '{ "name": "left", "version": "1.0.0", "type": "module" }',
      'node_modules/left/index.js': "export const a = 'from left';\n",
      'packages/a/package.json': '{ "name": "a", "version": "1.0.0", "type": "module" }',
      'packages/a/src/index.js': "export { a } from 'left';\n",
      'packages/a/rslib.config.mjs':
        "export default { output: { autoExternal: { packageJson: ['../../package.json'] } } };\n",
    },
    undefined,
    ({ text }) => {
      expect(text('packages/a/dist/index.js')).toMatch(/from ["']left["']/);
      expect(text('packages/a/package.json')).not.toContain('left');
    },
    { run: ['cd packages/a && npx rslib'] },
  );
}

below('task-cache');

const turboRepo = (outputs?: string[]) => ({
  'package.json':
    '{ "private": true, "type": "module", "packageManager": "npm@10.8.2", "workspaces": ["packages/*"] }',
  'package-lock.json':
    '{ "name": "demo", "lockfileVersion": 3, "requires": true, "packages": { "": { "workspaces": ["packages/*"] }, "packages/kit": { "name": "kit", "version": "1.0.0" }, "node_modules/kit": { "resolved": "packages/kit", "link": true } } }',
  'turbo.json': JSON.stringify({ tasks: { build: { dependsOn: ['^build'], outputs } } }),
  '.gitignore': 'node_modules\ndist\n.turbo\n',
  'packages/kit/package.json':
    '{ "name": "kit", "version": "1.0.0", "type": "module", "scripts": { "build": "rslib --dts" } }',
  'packages/kit/tsconfig.json':
    '{ "compilerOptions": { "module": "ESNext", "moduleResolution": "bundler", "rootDir": "src", "types": [] }, "include": ["src"] }',
  'packages/kit/src/index.ts': 'export const a: number = 1;\n',
});
const turboTwice = {
  install: ['turbo@2.11.11'],
  run: [
    'git init -q .',
    'npx turbo run build',
    'rm -r packages/kit/dist',
    'npx turbo run build',
    'ls packages/kit/dist || echo "no files"',
  ],
};
for (const words of ['Turborepo and Nx skip a build', 'List `dist`, or a hit restores nothing']) {
  statement(
    words,
    turboRepo(),
    undefined,
    ({ output }) => {
      expect(output).toContain('1 cached, 1 total');
      expect(output).toContain('no files');
    },
    turboTwice,
  );
}
for (const words of [
  'This restores JavaScript and declaration files alike.',
  'The build cache of Rslib',
]) {
  statement(
    words,
    turboRepo(['dist/**']),
    undefined,
    ({ output, files }) => {
      expect(output).toContain('1 cached, 1 total');
      expect(files).toContain('packages/kit/dist/index.js');
      expect(files).toContain('packages/kit/dist/index.d.ts');
    },
    turboTwice,
  );
}

below('');

for (const run of ['too-early', 'gaps']) {
  recorded('A package of a monorepo breaks in ways', `crew-repo/${run}`, ({ output }) => {
    expect(output).toMatch(run === 'gaps' ? /gaps/ : /error|not found/i);
  });
}

below('share');

const shared = {
  'base.mjs': "export default { lib: [{ format: 'cjs' }] };\n",
  'packages/a/package.json': '{ "name": "a", "version": "1.0.0", "type": "module" }',
  'packages/a/src/index.ts': 'export const a: number = 1;\n',
  'packages/a/tsconfig.json': JSON.stringify({
    compilerOptions: { rootDir: 'src', module: 'ESNext', moduleResolution: 'bundler', types: [] },
    include: ['src'],
  }),
};
const inPackage = { run: ['cd packages/a && npx rslib'] };
statement(
  'A config at the root that each package passes on',
  {
    ...shared,
    'packages/a/rslib.config.mjs':
      "import { mergeRslibConfig } from '@rslib/core';\nimport base from '../../base.mjs';\nexport default mergeRslibConfig(base, { output: { distPath: 'lib' } });\n",
  },
  undefined,
  ({ has }) => {
    expect(has('packages/a/lib/index.cjs')).toBe(true);
  },
  inPackage,
);
statement(
  'A config at the root that each package passes on',
  { ...shared, 'packages/a/rslib.config.mjs': "export { default } from '../../base.mjs';\n" },
  undefined,
  ({ has }) => {
    expect(has('packages/a/dist/index.cjs')).toBe(true);
  },
  inPackage,
);
statement(
  'One TypeScript and one `@rslib/core` for all packages',
  { ...shared, 'packages/a/rslib.config.mjs': 'export default { dts: true };\n' },
  undefined,
  ({ has }) => {
    expect(has('packages/a/dist/index.d.ts')).toBe(true);
  },
  inPackage,
);

below('watch');

const manifestOf = (name: string) =>
  readFileSync(
    new URL(`../../../examples/crew-repo/${name}/package.json`, import.meta.url),
    'utf8',
  );
for (const name of ['packages/units', 'packages/scale']) {
  statement(
    'The `dev` script of both packages',
    { [`${name}/package.json`]: manifestOf(name) },
    undefined,
    ({ output }) => {
      expect(output).toContain('"rslib --watch --no-clean"');
    },
    { run: [`cd ${name} && npm pkg get scripts.dev`] },
  );
}
