import { buildFiles, findUnused } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { flags, pictures, sourceMaps } from '../settings.ts';

export const rolldown: Tool = {
  name: 'rolldown',
  title: 'Rolldown',
  install: ['rolldown@1.3.3'],
  files: () => ({ 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'build',
      place: 'browser',
      look: buildFiles('rolldown src/main.js --dir dist ARGS', 'main.css', 'module:main.js'),
    },
    findUnused('rolldown src/main.js --dir dist'),
  ],
  settings: [
    flags('--module-types .svg=asset,.png=asset', pictures),
    flags('--sourcemap', sourceMaps),
  ],
};
