import { buildFiles, findUnused } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { flags, pictures, sourceMaps, styleSheets } from '../settings.ts';

const config = `import resolve from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
export default { input: 'src/main.js', output: { dir: 'dist' }, plugins: [resolve(), commonjs()] };
`;

const withPlugin = (line: string, call: string) =>
  `${line}\n${config.replace('commonjs()]', `commonjs(), ${call}]`)}`;

export const rollup: Tool = {
  name: 'rollup',
  title: 'Rollup',
  install: [
    'rollup@4.68.8',
    '@rollup/plugin-node-resolve@16.0.3',
    '@rollup/plugin-commonjs@29.0.3',
    '@rollup/plugin-json@6.1.0',
    '@rollup/plugin-url@8.0.2',
    '@rollup/plugin-replace@6.0.3',
    'rollup-plugin-import-css@4.2.1',
  ],
  files: () => ({ 'src/main.js': pageEntry, 'rollup.config.js': config }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles('rollup -c ARGS', 'main.css', 'module:main.js'),
    },
    findUnused('rollup -c'),
  ],
  settings: [
    {
      text: '@rollup/plugin-url',
      files: () => ({
        'rollup.config.js': withPlugin("import url from '@rollup/plugin-url';", 'url()'),
      }),
      packages: pictures,
    },
    {
      text: '@rollup/plugin-json',
      files: () => ({
        'rollup.config.js': withPlugin("import json from '@rollup/plugin-json';", 'json()'),
      }),
      packages: ['json-files', 'json-attribute'],
    },
    {
      text: 'rollup-plugin-import-css',
      files: () => ({
        'rollup.config.js': withPlugin(
          "import css from 'rollup-plugin-import-css';",
          "css({ output: 'main.css' })",
        ),
      }),
      packages: [...styleSheets, 'css-modules'],
    },
    {
      text: '@rollup/plugin-replace',
      files: () => ({
        'rollup.config.js': withPlugin(
          "import replace from '@rollup/plugin-replace';",
          "replace({ preventAssignment: true, 'process.env.NODE_ENV': '\"production\"' })",
        ),
      }),
      packages: ['node-env', 'cjs', 'cjs-minified'],
    },
    flags('--sourcemap', sourceMaps),
  ],
};
