import { buildPage, serve } from '../cells.ts';
import { createReactPage, type Tool } from '../define.ts';
import { exporting, inConfig, sourceMaps } from '../settings.ts';

const config = exporting('.umirc.js');

export const umi: Tool = {
  name: 'umi',
  title: 'Umi',
  install: ['umi@4.7.22'],
  files: () => ({
    'src/pages/index.jsx': createReactPage('../use.js'),
    '.umirc.js': 'export default {};\n',
  }),
  cells: [
    { name: 'dev', place: 'browser', look: serve('umi dev') },
    { name: 'build', place: 'browser', look: buildPage('umi build') },
  ],
  settings: [
    inConfig(config, 'mfsu: false', ['esm-await', 'cjs', 'cjs-minified', 'meta-url-cjs']),
    inConfig(config, "devtool: 'source-map'", sourceMaps),
  ],
};
