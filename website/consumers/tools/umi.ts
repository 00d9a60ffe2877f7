import { reportInPage, type Tool } from '../define.ts';

const page = `import { useEffect } from 'react';
import use from '../use.js';
export default function Home() {
  useEffect(() => { ${reportInPage} }, []);
  return null;
}
`;

export const umi: Tool = {
  name: 'umi',
  title: 'Umi',
  install: ['umi@4.7.22'],
  files: () => ({ 'src/pages/index.jsx': page, '.umirc.js': 'export default {};\n' }),
  cells: [
    {
      name: 'dev',
      place: 'browser',
      look: async ({ start, open, port }) => {
        await start('umi dev');
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openBuilt }) => {
        await run('umi build');
        return openBuilt('dist');
      },
    },
  ],
  settings: [
    {
      text: 'mfsu: false',
      files: () => ({ '.umirc.js': 'export default { mfsu: false };\n' }),
      packages: ['esm-await', 'cjs', 'cjs-minified', 'meta-url-cjs'],
    },
    {
      text: "devtool: 'source-map'",
      files: () => ({ '.umirc.js': "export default { devtool: 'source-map' };\n" }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
