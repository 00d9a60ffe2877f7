import { buildPage, serve } from '../cells.ts';
import { reportInPage, type Tool } from '../define.ts';
import { exporting, inConfig, sourceMaps } from '../settings.ts';

const page = `import { useEffect } from 'react';
import use from '../use.js';
export default function Home() {
  useEffect(() => { ${reportInPage} }, []);
  return null;
}
`;

const config = exporting('.umirc.js');

export const umi: Tool = {
  name: 'umi',
  title: 'Umi',
  install: ['umi@4.7.22'],
  files: () => ({ 'src/pages/index.jsx': page, '.umirc.js': 'export default {};\n' }),
  cells: [
    { name: 'dev', place: 'browser', look: serve('umi dev') },
    { name: 'build', place: 'browser', look: buildPage('umi build') },
  ],
  settings: [
    inConfig(config, 'mfsu: false', ['esm-await', 'cjs', 'cjs-minified', 'meta-url-cjs']),
    inConfig(config, "devtool: 'source-map'", sourceMaps),
  ],
};
