import { pageEntry, type Tool } from '../define.ts';

export const rolldown: Tool = {
  name: 'rolldown',
  title: 'Rolldown',
  install: ['rolldown@1.3.3'],
  files: () => ({ 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openFiles, args }) => {
        await run(`rolldown src/main.js --dir dist ${args}`);
        return openFiles('dist', ['main.css', 'module:main.js']);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('rolldown src/main.js --dir dist');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    {
      text: '--module-types .svg=asset,.png=asset',
      args: '--module-types .svg=asset,.png=asset',
      packages: ['picture-import', 'picture-import-files'],
    },
    { text: '--sourcemap', args: '--sourcemap', packages: ['maps', 'maps-src'] },
  ],
};
