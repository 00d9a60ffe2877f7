import { describe, expect, test } from 'vitest';
import type { ProjectFiles } from '../protocol.ts';
import { proposeConfig } from './propose-config.ts';

describe('a tsconfig of the entries', () => {
  const manifest = { type: 'module', scripts: { build: 'tsup src/index.ts --dts' } };
  const sources = {
    'package.json': JSON.stringify(manifest),
    'src/index.ts': "export * from './lib/words.js';",
    'src/lib/words.ts': '',
    'src/words.test.ts': "import 'vitest';",
    'src/env.d.ts': 'declare const version: string;',
  };
  const proposeFor = (
    tsconfig: object,
    files: ProjectFiles = {},
    compilerOptions: object = { rootDir: 'src', strict: true },
  ) =>
    proposeConfig({
      ...sources,
      'tsconfig.json': JSON.stringify({ compilerOptions, ...tsconfig }),
      ...files,
    });

  test('leaves out what no entry imports', () => {
    const { config, tsconfig, notes } = proposeFor({ include: ['src'] });
    expect(JSON.parse(tsconfig?.text ?? '')).toEqual({
      extends: './tsconfig.json',
      compilerOptions: { rootDir: './src' },
      files: ['./src/index.ts', './src/env.d.ts'],
      include: [],
    });
    expect(config).toContain("tsconfigPath: './tsconfig.rslib.json'");
    expect(notes).toEqual([
      {
        id: 'types',
        values: { file: 'tsconfig.rslib.json' },
        file: 'tsconfig.rslib.json',
        href: '/guide/advanced/dts#tests',
      },
    ]);
  });

  test.each([
    ['has no other files', { include: ['src'], exclude: ['src/**/*.test.ts'] }, {}],
    ['lists its files', { files: ['src/index.ts'] }, {}],
    [
      'inherits what it leaves out',
      { extends: './base', include: ['src'] },
      {
        'base.json': '{ "exclude": ["**/*.test.ts"], }',
      },
    ],
    ['extends itself', { extends: ['./tsconfig', './tsconfig'], files: ['src/index.ts'] }, {}],
    ['is that of the project already', {}, { 'tsconfig.rslib.json': '{}' }],
    ['compiles every file', {}, { 'tsup.config.ts': 'export default { bundle: false };' }],
    [
      'is one of several',
      {},
      { 'tsup.config.ts': "export default [{}, { tsconfig: 'b.json' }];", 'b.json': '{}' },
    ],
  ] as [string, object, ProjectFiles][])('is not needed where one %s', (_, own, files) => {
    const { config, tsconfig } = proposeFor(own, files);
    expect(tsconfig).toBeUndefined();
    expect(config).not.toContain('tsconfig.rslib.json');
  });

  test('is there where the project has none', () => {
    const { config, tsconfig, notes } = proposeConfig({
      ...sources,
      'src/index.ts': "import './view';",
      'src/view.tsx': '',
    });
    expect(JSON.parse(tsconfig?.text ?? '')).toMatchObject({
      compilerOptions: { moduleResolution: 'bundler', jsx: 'react-jsx', rootDir: './src' },
      files: ['./src/index.ts', './src/env.d.ts'],
    });
    expect(JSON.parse(tsconfig?.text ?? '')).not.toHaveProperty('extends');
    expect(tsconfig?.file).toBe('tsconfig.json');
    expect(config).not.toContain('tsconfigPath');
    expect(notes.map(({ id }) => id)).toEqual(['noTsconfig']);
  });

  test.each([
    [
      'in JavaScript',
      {
        'src/index.ts': '',
        'package.json': '{ "scripts": { "build": "tsup src/main.js --dts" } }',
        'src/main.js': '',
      },
    ],
    ['without declarations', { 'package.json': '{ "scripts": { "build": "tsup src/index.ts" } }' }],
  ] as [string, ProjectFiles][])('is not for a project %s', (_, files) => {
    expect(proposeConfig({ ...sources, ...files }).tsconfig).toBeUndefined();
  });

  test.each([
    [{ strict: true }, {}],
    [{ rootDir: 'src' }, { strict: false }],
    [{ rootDir: 'src', strict: true, moduleResolution: 'Node' }, { ignoreDeprecations: '6.0' }],
    [{ strict: true, baseUrl: '.', types: [] }, { ignoreDeprecations: '6.0' }],
  ])('has the defaults of TypeScript 5 where %j', (options, added) => {
    const { config, tsconfig, notes } = proposeFor({ files: ['src/index.ts'] }, {}, options);
    const { compilerOptions } = JSON.parse(tsconfig?.text ?? '{}');
    expect(compilerOptions).toEqual({ ...added, rootDir: './src' });
    expect(config).toContain("tsconfigPath: './tsconfig.rslib.json', // for TypeScript 6");
    expect(notes.map(({ id }) => id)).toEqual(['typescript6']);
  });

  test('names the types of Node.js where the project has them, unless a base can', () => {
    const manifest = {
      scripts: { build: 'tsup src/index.ts --dts' },
      devDependencies: { '@types/node': '24' },
    };
    const files = { 'package.json': JSON.stringify(manifest) };
    const own = proposeFor({ files: ['src/index.ts'] }, files);
    expect(JSON.parse(own.tsconfig?.text ?? '').compilerOptions.types).toEqual(['node']);
    const base = proposeFor({ extends: '@tsconfig/node24', files: ['src/index.ts'] }, files);
    expect(base.tsconfig).toBeUndefined();
  });

  test('holds all that the entries import, and is no part of a composite project', () => {
    const base = { compilerOptions: { composite: true, strict: true } };
    const files = { 'src/index.ts': "export * from '../shared/';", 'shared/index.ts': '' };
    const { tsconfig } = proposeFor(base, files);
    expect(JSON.parse(tsconfig?.text ?? '').compilerOptions).toEqual({
      rootDir: './',
      composite: false,
    });
  });
});
