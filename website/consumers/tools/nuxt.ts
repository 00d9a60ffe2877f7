import { type Place, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers } from './vite.ts';

const app = (place: Place) =>
  place === 'browser'
    ? `<script setup>
import { onMounted } from 'vue';
import use from '../src/use.js';
onMounted(() => { ${reportInPage} });
</script>
<template><p /></template>
`
    : `<script setup>
import use from '../src/use.js';
const seen = import.meta.server ? String(await use()) : '';
if (import.meta.server) useHead({ script: [{ innerHTML: ${scriptOfSeen} }] });
</script>
<template><p /></template>
`;

export const nuxt: Tool = {
  name: 'nuxt',
  title: 'Nuxt',
  install: ['nuxt@4.5.2'],
  files: (_, place) => ({
    'app/app.vue': app(place),
    'nuxt.config.mjs': 'export default {};\n',
  }),
  cells: (['browser', 'server'] as const).flatMap((place) => [
    {
      name: `dev, ${place}`,
      place,
      look: async ({ start, open, port }) => {
        await start(`nuxt dev --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: `build, ${place}`,
      place,
      look: async ({ run, start, open, port }) => {
        await run('nuxt build');
        await start('node .output/server/index.mjs');
        return open(`http://localhost:${port}/`);
      },
    },
  ]),
  settings: [
    {
      text: "build: { transpile: ['PKG'] }",
      files: (specifier) => ({
        'nuxt.config.mjs': `export default { build: { transpile: ['${specifier}'] } };\n`,
      }),
      packages: filesForBundlers,
    },
    {
      text: 'sourcemap: true',
      files: () => ({ 'nuxt.config.mjs': 'export default { sourcemap: true };\n' }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
