import { pageEntry, type Tool } from '../define.ts';

export const esbuild: Tool = {
  name: 'esbuild',
  title: 'esbuild',
  install: ['esbuild@0.28.2'],
  files: () => ({ 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openFiles, args }) => {
        await run(`esbuild src/main.js --bundle --outfile=dist/main.js ${args}`);
        const isModule = args.includes('--format=esm');
        return openFiles('dist', ['main.css', isModule ? 'module:main.js' : 'main.js']);
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('esbuild src/main.js --bundle --outfile=dist/main.js');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    {
      text: '--loader:.svg=file --loader:.png=file',
      args: '--loader:.svg=file --loader:.png=file',
      packages: ['picture-import', 'picture-import-files'],
    },
    { text: '--sourcemap', args: '--sourcemap', packages: ['maps', 'maps-src'] },
    { text: '--format=esm', args: '--format=esm', packages: ['esm-await', 'meta-url'] },
  ],
};
