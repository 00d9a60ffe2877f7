import { buildPage, createCells, serve } from '../cells.ts';
import { type Place, pageEntry, scriptOfSeen, type Tool } from '../define.ts';
import { bundlelessCss, exporting, inConfig, pictures, sourceMaps } from '../settings.ts';

const page = (place: Place) =>
  place === 'browser'
    ? '<html><body><script>import "../main.js";</script></body></html>\n'
    : `---
import use from '../use.js';
const seen = String(await use());
---
<html><body><script is:inline set:html={${scriptOfSeen}}></script></body></html>
`;

const config = exporting('astro.config.mjs');

export const astro: Tool = {
  name: 'astro',
  title: 'Astro',
  install: ['astro@7.3.5'],
  files: (_, place) => ({ 'src/pages/index.astro': page(place), 'src/main.js': pageEntry }),
  cells: createCells(
    { browser: 'browser', server: 'server' },
    { dev: serve('astro dev --port PORT'), build: buildPage('astro build') },
  ),
  settings: [
    inConfig(config, "vite: { resolve: { noExternal: ['PKG'] } }", [
      ...pictures,
      'picture-url',
      ...bundlelessCss,
      'css-modules',
      'json-attribute',
    ]),
    inConfig(config, 'vite: { build: { sourcemap: true } }', sourceMaps),
  ],
};
