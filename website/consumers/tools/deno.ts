import { buildFiles, print } from '../cells.ts';
import { pageEntry, programEntry, type Tool } from '../define.ts';
import { flags, sourceMaps } from '../settings.ts';

export const deno: Tool = {
  name: 'deno',
  title: 'Deno',
  install: ['deno@2.9.6'],
  files: () => ({ 'src/main.js': pageEntry, 'src/program.js': programEntry }),
  cells: [
    { name: 'run', place: 'program', look: print('deno run -A src/program.js') },
    {
      name: 'bundle',
      place: 'program',
      look: print(
        'deno bundle ARGS src/program.js -o dist/program.js',
        'deno run -A dist/program.js',
      ),
    },
    {
      name: 'bundle --platform browser',
      place: 'browser',
      look: buildFiles(
        'deno bundle --platform browser ARGS src/main.js -o dist/main.js',
        'main.css',
        'index.css',
        'module:main.js',
      ),
    },
  ],
  settings: [flags('--sourcemap=linked', sourceMaps)],
};
