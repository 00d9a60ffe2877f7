import { pageEntry, type Tool } from '../define.ts';

export const rsbuild: Tool = {
  name: 'rsbuild',
  title: 'Rsbuild',
  install: ['@rsbuild/core@2.3.2'],
  files: () => ({ 'src/index.js': "import './main.js';\n", 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'dev',
      place: 'browser',
      look: async ({ start, open, port }) => {
        await start(`rsbuild dev --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, start, open, port }) => {
        await run('rsbuild build');
        await start(`rsbuild preview --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('rsbuild build');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    {
      text: "output: { sourceMap: { js: 'source-map', extract: true } }",
      files: () => ({
        'rsbuild.config.mjs':
          "export default { output: { sourceMap: { js: 'source-map', extract: true } } };\n",
      }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
