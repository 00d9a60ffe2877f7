import { buildFiles, findUnused, print } from '../cells.ts';
import { pageEntry, programEntry, type Tool } from '../define.ts';
import { flags, sourceMaps } from '../settings.ts';

export const bun: Tool = {
  name: 'bun',
  title: 'Bun',
  install: ['bun@1.4.5'],
  files: () => ({ 'src/main.js': pageEntry, 'src/program.js': programEntry }),
  cells: [
    { name: 'run', place: 'program', look: print('bun src/program.js') },
    {
      name: 'build --target=bun',
      place: 'program',
      look: print(
        'bun build src/program.js --outdir dist --target=bun ARGS',
        'bun dist/program.js',
      ),
    },
    {
      name: 'build --target=browser',
      place: 'browser',
      look: buildFiles(
        'bun build src/main.js --outdir dist --target=browser ARGS',
        'main.css',
        'index.css',
        'module:main.js',
      ),
    },
    findUnused('bun build src/main.js --outdir dist --target=browser --minify'),
  ],
  settings: [flags('--sourcemap=linked', sourceMaps)],
};
