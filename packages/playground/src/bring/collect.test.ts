import { describe, expect, test } from 'vitest';
import { type BroughtProject, collectProject, listProjects } from './collect.ts';
import { createSource, type Source } from './source.ts';

function sourceOf(files: Record<string, string | Uint8Array>): Source {
  const encoded = Object.entries(files).map(([path, contents]) => {
    const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents;
    return { path: `root/${path}`, size: bytes.length, read: async () => bytes };
  });
  return createSource(encoded);
}

const collect = (
  files: Record<string, string | Uint8Array>,
  folder = '',
): Promise<BroughtProject> => collectProject(sourceOf(files), folder, () => {});

const manifest = (fields: object): string => JSON.stringify(fields);

describe('own files', () => {
  test('are read, but what is ignored, secret, unused or written by a build', async () => {
    const { name, files, leftOut } = await collect({
      '.gitignore': 'coverage\n*.log\n!kept.log\n',
      'package.json': manifest({ name: 'mine' }),
      'package-lock.json': '{}',
      '.env': 'TOKEN=1',
      '.github/workflows/ci.yml': '',
      'src/index.ts': 'export const a = 1;\n',
      'src/logo.png': new Uint8Array([0x89, 0x50, 0, 0xff]),
      'src/.gitignore': 'generated.ts',
      'src/generated.ts': '',
      'kept.log': 'kept',
      'debug.log': '',
      'coverage/index.html': '',
      'dist/index.js': '',
      'examples/app/package.json': manifest({ name: 'app' }),
      'examples/app/index.ts': '',
    });
    expect(name).toBe('mine');
    expect(Object.keys(files).sort()).toEqual([
      '.gitignore',
      'kept.log',
      'package.json',
      'src/.gitignore',
      'src/index.ts',
      'src/logo.png',
    ]);
    expect(files['src/logo.png']).toEqual(new Uint8Array([0x89, 0x50, 0, 0xff]));
    expect(Object.fromEntries(leftOut)).toEqual({
      secret: ['.env'],
      unused: ['package-lock.json', '.github/'],
      ignored: ['debug.log', 'src/generated.ts', 'coverage/'],
      output: ['dist/'],
      otherPackage: ['examples/app/'],
    });
  });

  test('of `public` belong to the project, with a `package.json` that is published, too', async () => {
    const { files, leftOut } = await collect({
      'package.json': manifest({ name: 'mine' }),
      'public/package.json': manifest({ name: 'published' }),
      'public/logo.txt': '',
    });
    expect(Object.keys(files)).toContain('public/package.json');
    expect(Object.keys(files)).toContain('public/logo.txt');
    expect(leftOut).toEqual(new Map());
  });

  test('with paths that no project can have are named', async () => {
    const { files, leftOut } = await collect({ 'src/index.ts': '', 'src/a\\b.ts': '' });
    expect(Object.keys(files)).toEqual(['src/index.ts']);
    expect(leftOut.get('badPath')).toEqual(['src/a\\b.ts']);
  });

  test('end at a limit, with configs and sources first', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`docs/${index}.md`, '']),
    );
    const { files, leftOut } = await collect({
      ...many,
      'src/index.ts': '',
      'package.json': '{}',
    });
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['src/index.ts', 'package.json']));
    expect(leftOut.get('tooMany')).toHaveLength(2);
  });
});

describe('packages', () => {
  test('are those that the code imports: types of externals, all of what is bundled', async () => {
    const { packages, leftOut } = await collect({
      'package.json': manifest({
        name: 'mine',
        dependencies: { outer: '1' },
        devDependencies: { inner: '1', unused: '1' },
      }),
      'src/index.ts': `import 'outer'; import { x } from 'inner/x'; import fs from 'fs';
        import 'node:path'; import './a.ts'; import 'absent'; // import 'comment'`,
      'node_modules/outer/package.json': manifest({ name: 'outer' }),
      'node_modules/outer/index.js': '',
      'node_modules/outer/index.d.ts': "import type { T } from 'deep';",
      'node_modules/deep/package.json': '{}',
      'node_modules/deep/index.d.ts': '',
      'node_modules/inner/package.json': '{}',
      'node_modules/inner/x.js': "require('nested')",
      'node_modules/inner/x.js.map': '',
      'node_modules/inner/node_modules/nested/package.json': '{}',
      'node_modules/inner/node_modules/nested/index.js': '',
      'node_modules/@types/inner/package.json': '{}',
      'node_modules/@types/inner/index.d.ts': '',
      'node_modules/unused/package.json': '{}',
    });
    expect(Object.keys(packages).sort()).toEqual([
      'node_modules/@types/inner/index.d.ts',
      'node_modules/@types/inner/package.json',
      'node_modules/deep/index.d.ts',
      'node_modules/deep/package.json',
      'node_modules/inner/package.json',
      'node_modules/inner/x.js',
      'node_modules/nested/index.js',
      'node_modules/nested/package.json',
      'node_modules/outer/index.d.ts',
      'node_modules/outer/package.json',
    ]);
    expect(leftOut.get('notInstalled')).toEqual(['absent']);
  });

  test.each([
    ['umd', "export default { lib: [{ format: 'umd' }] };", 'index.js'],
    ['esm', "export default { lib: [{ format: 'esm' }] };", undefined],
  ])(
    'have what JSX is compiled to, with its code in a bundle of everything: %s',
    async (_, config, code) => {
      const { packages } = await collect({
        'package.json': manifest({ peerDependencies: { react: '*' } }),
        'rslib.config.ts': config,
        'src/index.tsx': 'export const A = () => <b>x</b>;\n',
        'node_modules/react/package.json': manifest({ name: 'react' }),
        'node_modules/react/index.js': 'exports.a = 1;',
      });
      const expected = ['package.json', ...(code ? [code] : [])].sort();
      expect(Object.keys(packages).sort()).toEqual(
        expected.map((name) => `node_modules/react/${name}`),
      );
    },
  );

  test('of two versions have one place each', async () => {
    const { packages } = await collect({
      'package.json': manifest({ devDependencies: { a: '1', b: '2' } }),
      'src/index.ts': "import 'b'; import 'a';",
      'node_modules/b/package.json': manifest({ version: '2.0.0' }),
      'node_modules/a/package.json': manifest({ dependencies: { b: '1' } }),
      'node_modules/a/index.js': "import 'b';",
      'node_modules/a/node_modules/b/package.json': manifest({ version: '1.0.0' }),
    });
    expect(packages['node_modules/b/package.json']).toContain('2.0.0');
    expect(packages['node_modules/a/node_modules/b/package.json']).toContain('1.0.0');
  });

  test('of pnpm are found in its store, where links do not come', async () => {
    const store = 'node_modules/.pnpm';
    const { packages, leftOut } = await collect({
      'package.json': manifest({ devDependencies: { left: '^1.0.0', '@s/right': '1' } }),
      'src/index.ts': "import 'left'; import '@s/right'; import 'linked';",
      [`${store}/left@1.2.0_react@19.0.0/node_modules/left/package.json`]: '{ "version": "1.2.0" }',
      [`${store}/left@1.10.0/node_modules/left/package.json`]: '{ "version": "1.10.0" }',
      [`${store}/left@2.0.0/node_modules/left/package.json`]: '{ "version": "2.0.0" }',
      [`${store}/@s+right@1.0.0/node_modules/@s/right/package.json`]: '{}',
    });
    expect(packages['node_modules/left/package.json']).toContain('1.10.0');
    expect(packages).toHaveProperty(['node_modules/@s/right/package.json']);
    expect(leftOut.get('linked')).toEqual(['linked']);
  });
});

describe('a repository of packages', () => {
  const repository = {
    'package.json': manifest({ workspaces: ['packages/*'] }),
    'tsconfig.base.json': manifest({ extends: '@tsconfig/strictest' }),
    '.gitignore': 'generated',
    'node_modules/@tsconfig/strictest/package.json': '{}',
    'node_modules/@tsconfig/strictest/tsconfig.json': '{}',
    'packages/a/package.json': manifest({ name: 'a', devDependencies: { b: 'workspace:*' } }),
    'packages/a/tsconfig.json': '{ /* base */ "extends": "../../tsconfig.base.json", }',
    'packages/a/src/index.ts': "import 'b';",
    'packages/a/generated/x.ts': '',
    'packages/b/package.json': manifest({ name: 'b' }),
    'packages/b/dist/index.js': '',
  };

  test('offers its packages, and any other folder itself', async () => {
    expect(await listProjects(sourceOf(repository))).toEqual(['packages/a', 'packages/b']);
    expect(await listProjects(sourceOf({ 'src/index.ts': '', 'x/y.ts': '' }))).toEqual(['']);
    const withExample = { 'package.json': '{}', 'example/package.json': '{}' };
    expect(await listProjects(sourceOf(withExample))).toEqual(['']);
  });

  test('brings what a package extends and imports of the others', async () => {
    const { files, packages, leftOut } = await collect(repository, 'packages/a');
    expect(Object.keys(files).sort()).toEqual([
      'package.json',
      'src/index.ts',
      'tsconfig.base.json',
      'tsconfig.json',
    ]);
    expect(files['tsconfig.json']).toBe('{ /* base */ "extends": "./tsconfig.base.json", }');
    expect(Object.keys(packages).sort()).toEqual([
      'node_modules/@tsconfig/strictest/package.json',
      'node_modules/@tsconfig/strictest/tsconfig.json',
      'node_modules/b/dist/index.js',
      'node_modules/b/package.json',
    ]);
    expect(leftOut.get('ignored')).toEqual(['generated/']);
  });

  test('names what a tsconfig extends and nobody brought', async () => {
    const { leftOut } = await collect({
      'tsconfig.json': manifest({ extends: ['../base.json', './absent.json'] }),
    });
    expect(leftOut.get('outside')).toEqual(['../base.json']);
  });
});

describe('what strangers write', () => {
  test('tsconfigs above the project that extend each other are read once', async () => {
    const { files } = await collect(
      {
        'package.json': manifest({ workspaces: ['a'] }),
        'one.json': manifest({ extends: './two' }),
        'two.json': manifest({ extends: './one.json' }),
        'a/package.json': '{}',
        'a/tsconfig.json': manifest({ extends: '../one.json' }),
      },
      'a',
    );
    expect(Object.keys(files).sort()).toEqual([
      'one.json',
      'package.json',
      'tsconfig.json',
      'two.json',
    ]);
    expect(files['two.json']).toBe(manifest({ extends: './one.json' }));
  });

  test('fields of another type count as missing', async () => {
    const { name, leftOut } = await collect({
      'package.json':
        '\uFEFF{ "name": {}, "devDependencies": null, "dependencies": ["a"], "workspaces": null }',
      'tsconfig.json': '{ "compilerOptions": null, "extends": 1 }',
      'src/index.ts': "import 'a';",
    });
    expect(name).toBe('root');
    expect(leftOut.get('notInstalled')).toEqual(['a']);
  });

  test('only what package managers call a workspace is one, and its root can be a library', async () => {
    const settings = { 'pnpm-workspace.yaml': 'onlyBuiltDependencies:\n  - esbuild\n' };
    const library = { 'package.json': '{}', 'src/index.ts': '', 'playground/package.json': '{}' };
    expect(await listProjects(sourceOf({ ...settings, ...library }))).toEqual(['']);
    const yaml = 'packages:\n  # ours\n  - "packages/*"\n  - \'!packages/b\'\ncatalog:\n  - x\n';
    const repository = {
      'pnpm-workspace.yaml': yaml,
      'package.json': '{}',
      'packages/a/package.json': '{}',
      'packages/a/dist/package.json': '{}',
      'packages/b/package.json': '{}',
    };
    expect(await listProjects(sourceOf(repository))).toEqual(['packages/a']);
    expect(await listProjects(sourceOf({ ...repository, 'src/index.ts': '' }))).toEqual([
      '',
      'packages/a',
    ]);
  });

  test('aliases are no packages, and nobody misses what only tests import', async () => {
    const { leftOut } = await collect({
      'tsconfig.json': manifest({
        compilerOptions: { paths: { '@app/*': ['./src/*'], exact: ['./x'] } },
      }),
      'src/index.ts': "import '@app/Button'; import 'exact'; import 'exact-not';",
      'src/index.test.ts': "import 'vitest';",
    });
    expect(leftOut.get('notInstalled')).toEqual(['exact-not']);
  });

  test('a manifest without a name is no other package, and code may be called license', async () => {
    const { files, packages } = await collect({
      'package.json': manifest({ devDependencies: { a: '1' } }),
      'src/esm/package.json': manifest({ type: 'module' }),
      'src/esm/index.js': "import 'a';",
      '__MACOSX/src/._index.ts': '',
      'node_modules/a/package.json': '{}',
      'node_modules/a/license.js': '',
      'node_modules/a/LICENSE': '',
    });
    expect(files).toHaveProperty(['src/esm/index.js']);
    expect(Object.keys(packages)).toEqual([
      'node_modules/a/package.json',
      'node_modules/a/license.js',
    ]);
  });
});

test('names that all objects have are names like others', async () => {
  const { files, packages, leftOut } = await collect({
    'package.json': manifest({ devDependencies: { constructor: '1' } }),
    'constructor.ts': "import 'constructor'; import 'toString'; import 'hasOwnProperty';",
    'valueOf/toString.ts': '',
    'node_modules/constructor/package.json': '{}',
  });
  expect(Object.keys(files)).toContain('valueOf/toString.ts');
  expect(Object.keys(packages)).toEqual(['node_modules/constructor/package.json']);
  expect(leftOut.get('notInstalled')).toEqual(['toString', 'hasOwnProperty']);
});
