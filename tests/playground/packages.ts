import type { ProjectFiles } from 'rslib-playground/build';

const esm = 'export const a = 1;\n';
const cjs = 'exports.a = 1;\n';
const types = 'export declare const a: number;\n';

function createPackage(manifest: object, files: ProjectFiles): ProjectFiles {
  const base = { name: 'sample', version: '1.0.0', license: 'MIT', files: ['dist'] };
  return { 'package.json': JSON.stringify({ ...base, ...manifest }), ...files };
}

const typed = { types: './dist/index.d.ts', default: './dist/index.js' };

/** Packages without a serious problem. */
export const soundPackages: Record<string, ProjectFiles> = {
  'ES modules with types': createPackage(
    { type: 'module', exports: { '.': typed } },
    { 'dist/index.js': esm, 'dist/index.d.ts': types },
  ),
  'ES modules without types': createPackage(
    { type: 'module', exports: './dist/index.js' },
    { 'dist/index.js': esm },
  ),
  CommonJS: createPackage(
    { type: 'commonjs', main: './dist/index.js', types: './dist/index.d.ts' },
    { 'dist/index.js': cjs, 'dist/index.d.ts': types },
  ),
  'both formats': createPackage(
    {
      type: 'module',
      exports: {
        import: typed,
        require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
      },
    },
    {
      'dist/index.js': esm,
      'dist/index.d.ts': types,
      'dist/index.cjs': cjs,
      'dist/index.d.cts': types,
    },
  ),
  'two entries': createPackage(
    {
      type: 'module',
      exports: {
        '.': typed,
        './more': { types: './dist/more.d.ts', default: './dist/more.js' },
      },
    },
    {
      'dist/index.js': esm,
      'dist/index.d.ts': types,
      'dist/more.js': esm,
      'dist/more.d.ts': types,
    },
  ),
};

/** Packages with a problem that one of the tools finds. */
export const brokenPackages: Record<string, ProjectFiles> = {
  'an entry that is not there': createPackage(
    { type: 'module', exports: { '.': typed } },
    { 'dist/other.js': esm },
  ),
  'ES modules in a CommonJS package': createPackage(
    { type: 'commonjs', main: './dist/index.js' },
    { 'dist/index.js': esm },
  ),
  'types of ES modules for CommonJS': createPackage(
    {
      type: 'module',
      exports: {
        types: './dist/index.d.ts',
        import: './dist/index.js',
        require: './dist/index.cjs',
      },
    },
    { 'dist/index.js': esm, 'dist/index.d.ts': types, 'dist/index.cjs': cjs },
  ),
  'types after the code': createPackage(
    { type: 'module', exports: { default: './dist/index.js', types: './dist/index.d.ts' } },
    { 'dist/index.js': esm, 'dist/index.d.ts': types },
  ),
  'imports without an extension': createPackage(
    { type: 'module', exports: { '.': typed } },
    {
      'dist/index.js': "export * from './more.js';\n",
      'dist/index.d.ts': "export * from './more';\n",
      'dist/more.js': esm,
      'dist/more.d.ts': types,
    },
  ),
};
