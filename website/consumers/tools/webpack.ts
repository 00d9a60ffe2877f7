import { buildFiles, findUnused } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { exporting, inConfig, pictures, sourceMaps } from '../settings.ts';

/** Default entry of webpack and Rspack. */
const entry = { 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry };

const config = exporting('webpack.config.js');

const rule = (text: string) => config(`module: { rules: [${text}] }`);

export const webpack: Tool = {
  name: 'webpack',
  title: 'webpack',
  install: ['webpack@5.113.0', 'webpack-cli@7.3.1', 'style-loader@4.0.0', 'css-loader@7.1.5'],
  files: () => entry,
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles('webpack --mode production', 'main.css', 'main.js'),
    },
    {
      name: 'development build',
      place: 'browser',
      look: buildFiles('webpack --mode development', 'main.css', 'main.js'),
    },
    findUnused('webpack --mode production'),
  ],
  settings: [
    inConfig(rule, "{ test: /\\.(svg|png)$/, type: 'asset' }", pictures),
    inConfig(rule, '{ test: /\\.css$/, sideEffects: true }', ['css-bundle-pure', 'css-files-pure']),
    {
      text: "devtool: 'source-map' and { test: /\\.js$/, extractSourceMap: true }",
      files: () =>
        config(
          "devtool: 'source-map', module: { rules: [{ test: /\\.js$/, extractSourceMap: true }] }",
        ),
      packages: sourceMaps,
    },
  ],
};
