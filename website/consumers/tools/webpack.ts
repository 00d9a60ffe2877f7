import { buildFiles, findUnused } from '../cells.ts';
import { type Cell, type Files, indexEntry, type Setting, type Tool } from '../define.ts';
import { exporting, inConfig, pictures, sourceMaps } from '../settings.ts';

/** Builds of webpack and Rspack. */
export function createBuilds(command: string): Cell[] {
  return [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles(`${command} --mode production`, 'main.css', 'main.js'),
    },
    {
      name: 'development build',
      place: 'browser',
      look: buildFiles(`${command} --mode development`, 'main.css', 'main.js'),
    },
    findUnused(`${command} --mode production`),
  ];
}

/** Source maps of packages, in webpack and Rspack. */
export function extractSourceMaps(write: (text: string) => Files): Setting {
  const rule = '{ test: /\\.js$/, extractSourceMap: true }';
  return {
    text: `devtool: 'source-map' and ${rule}`,
    files: () => write(`devtool: 'source-map', module: { rules: [${rule}] }`),
    packages: sourceMaps,
  };
}

const config = exporting('webpack.config.js');

const rule = (text: string) => config(`module: { rules: [${text}] }`);

export const webpack: Tool = {
  name: 'webpack',
  title: 'webpack',
  install: ['webpack@5.113.0', 'webpack-cli@7.3.1', 'style-loader@4.0.0', 'css-loader@7.1.5'],
  files: () => indexEntry,
  cells: createBuilds('webpack'),
  settings: [
    inConfig(rule, "{ test: /\\.(svg|png)$/, type: 'asset' }", pictures),
    inConfig(rule, '{ test: /\\.css$/, sideEffects: true }', ['css-bundle-pure', 'css-files-pure']),
    extractSourceMaps(config),
  ],
};
