import { findUnused } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { flags, pictures, sourceMaps } from '../settings.ts';

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
    findUnused('esbuild src/main.js --bundle --outfile=dist/main.js'),
  ],
  settings: [
    flags('--loader:.svg=file --loader:.png=file', pictures),
    flags('--sourcemap', sourceMaps),
    flags('--format=esm', ['esm-await', 'meta-url']),
  ],
};
