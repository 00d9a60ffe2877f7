import { buildFiles } from '../cells.ts';
import { indexEntry, type Tool } from '../define.ts';
import { bundlelessCss, inConfig, pictures } from '../settings.ts';

const rules = (text: string) => ({
  'webpack.config.cjs': `module.exports = { module: { rules: [${text}] } };\n`,
});

const css = "{ test: /\\.css$/, use: ['style-loader', 'css-loader'] }";
const picture = "{ test: /\\.(svg|png)$/, loader: 'file-loader', options: { esModule: false } }";

export const webpack4: Tool = {
  name: 'webpack-4',
  title: 'webpack 4',
  install: [
    'webpack@4.47.0',
    'webpack-cli@4.10.0',
    'css-loader@5.2.7',
    'style-loader@2.0.0',
    'file-loader@6.2.0',
  ],
  files: () => ({ ...indexEntry, 'webpack.config.cjs': 'module.exports = {};\n' }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles('webpack --mode production --config webpack.config.cjs', 'main.js'),
    },
  ],
  settings: [
    inConfig(rules, css, [...bundlelessCss, 'css-modules']),
    inConfig(rules, picture, pictures),
  ],
};
