import { type Place, pageEntry, scriptOfSeen, type Tool } from '../define.ts';

const page = (place: Place) =>
  place === 'browser'
    ? '<html><body><script>import "../main.js";</script></body></html>\n'
    : `---
import use from '../use.js';
const seen = String(await use());
---
<html><body><script is:inline set:html={${scriptOfSeen}}></script></body></html>
`;

export const astro: Tool = {
  name: 'astro',
  title: 'Astro',
  install: ['astro@7.3.5'],
  files: (_, place) => ({ 'src/pages/index.astro': page(place), 'src/main.js': pageEntry }),
  cells: (['browser', 'server'] as const).flatMap((place) => [
    {
      name: `dev, ${place}`,
      place,
      look: async ({ start, open, port }) => {
        await start(`astro dev --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: `build, ${place}`,
      place,
      look: async ({ run, openBuilt }) => {
        await run('astro build');
        return openBuilt('dist');
      },
    },
  ]),
  settings: [
    {
      text: "vite: { resolve: { noExternal: ['PKG'] } }",
      files: (specifier) => ({
        'astro.config.mjs': `export default { vite: { resolve: { noExternal: ['${specifier}'] } } };\n`,
      }),
      packages: [
        'picture-import',
        'picture-import-files',
        'picture-url',
        'css-files',
        'css-files-pure',
        'css-files-glob',
        'css-modules',
        'json-attribute',
      ],
    },
    {
      text: 'vite: { build: { sourcemap: true } }',
      files: () => ({
        'astro.config.mjs': 'export default { vite: { build: { sourcemap: true } } };\n',
      }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
