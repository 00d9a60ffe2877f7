import { buildFiles, findUnused } from '../cells.ts';
import { pageEntry, type Setting, type Tool } from '../define.ts';
import { flags, pictures, sourceMaps, styleSheets } from '../settings.ts';

const config = `import resolve from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
export default { input: 'src/main.js', output: { dir: 'dist' }, plugins: [resolve(), commonjs()] };
`;

/** A plugin that the config imports as `name`. */
function withPlugin(
  plugin: string,
  name: string,
  options: string,
  packages: readonly string[],
): Setting {
  const line = `import ${name} from '${plugin}';`;
  const all = config.replace('commonjs()]', `commonjs(), ${name}(${options})]`);
  return { text: plugin, files: () => ({ 'rollup.config.js': `${line}\n${all}` }), packages };
}

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
    withPlugin('@rollup/plugin-url', 'url', '', pictures),
    withPlugin('@rollup/plugin-json', 'json', '', ['json-files', 'json-attribute']),
    withPlugin('rollup-plugin-import-css', 'css', "{ output: 'main.css' }", [
      ...styleSheets,
      'css-modules',
    ]),
    withPlugin(
      '@rollup/plugin-replace',
      'replace',
      "{ preventAssignment: true, 'process.env.NODE_ENV': '\"production\"' }",
      ['node-env', 'cjs', 'cjs-minified'],
    ),
    flags('--sourcemap', sourceMaps),
  ],
};
