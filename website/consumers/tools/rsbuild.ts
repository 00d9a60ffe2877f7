import { findUnused, serve } from '../cells.ts';
import { indexEntry, type Tool } from '../define.ts';
import { exporting, inConfig, sourceMaps } from '../settings.ts';

const config = exporting('rsbuild.config.mjs');

export const rsbuild: Tool = {
  name: 'rsbuild',
  title: 'Rsbuild',
  install: ['@rsbuild/core@2.3.2'],
  files: () => indexEntry,
  cells: [
    { name: 'dev', place: 'browser', look: serve('rsbuild dev --port PORT') },
    {
      name: 'build',
      place: 'browser',
      look: serve('rsbuild preview --port PORT', 'rsbuild build'),
    },
    findUnused('rsbuild build'),
  ],
  settings: [
    inConfig(config, "output: { sourceMap: { js: 'source-map', extract: true } }", sourceMaps),
  ],
};
