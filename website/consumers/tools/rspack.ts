import { buildFiles, findUnused } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { exporting, inConfig, pictures, sourceMaps } from '../settings.ts';

const config = exporting('rspack.config.mjs');

const rule = (text: string) => config(`module: { rules: [${text}] }`);

export const rspack: Tool = {
  name: 'rspack',
  title: 'Rspack',
  install: ['@rspack/core@2.3.4', '@rspack/cli@2.2.8'],
  files: () => ({ 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles('rspack build --mode production', 'main.css', 'main.js'),
    },
    {
      name: 'development build',
      place: 'browser',
      look: buildFiles('rspack build --mode development', 'main.css', 'main.js'),
    },
    findUnused('rspack build --mode production'),
  ],
  settings: [
    inConfig(rule, "{ test: /\\.(svg|png)$/, type: 'asset' }", pictures),
    inConfig(rule, "{ test: /\\.css$/, type: 'css/auto' }", [
      'css-bundle',
      'css-files',
      'css-files-glob',
      'css-modules',
    ]),
    inConfig(rule, "{ test: /\\.css$/, type: 'css/auto', sideEffects: true }", [
      'css-bundle-pure',
      'css-files-pure',
    ]),
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
