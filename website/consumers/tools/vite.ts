import { findUnused, print, serve } from '../cells.ts';
import { pageEntry, programEntry, type Tool } from '../define.ts';
import { exporting, filesForBundlers, inConfig, sourceMaps } from '../settings.ts';

const html = '<!doctype html><title>.</title><script type="module" src="/src/main.js"></script>\n';

const config = exporting('vite.config.js');

export const vite: Tool = {
  name: 'vite',
  title: 'Vite',
  install: ['vite@8.4.0'],
  files: () => ({
    'index.html': html,
    'src/main.js': pageEntry,
    'src/server.js': programEntry,
  }),
  cells: [
    { name: 'dev', place: 'browser', look: serve('vite --port PORT') },
    { name: 'build', place: 'browser', look: serve('vite preview --port PORT', 'vite build') },
    {
      name: 'build --ssr',
      place: 'server',
      look: print('vite build --ssr src/server.js', 'node dist/server.js'),
    },
    findUnused('vite build'),
  ],
  settings: [
    inConfig(config, "ssr: { noExternal: ['PKG'] }", filesForBundlers),
    inConfig(config, 'build: { sourcemap: true }', sourceMaps),
  ],
};
