import { createCells, serve } from '../cells.ts';
import { type Place, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { exporting, filesForBundlers, inConfig, sourceMaps } from '../settings.ts';

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

const config = exporting('nuxt.config.mjs');

export const nuxt: Tool = {
  name: 'nuxt',
  title: 'Nuxt',
  install: ['nuxt@4.5.2'],
  files: (_, place) => ({
    'app/app.vue': app(place),
    'nuxt.config.mjs': 'export default {};\n',
  }),
  cells: createCells(
    { browser: 'browser', server: 'server' },
    {
      dev: serve('nuxt dev --port PORT'),
      build: serve('node .output/server/index.mjs', 'nuxt build'),
    },
  ),
  settings: [
    inConfig(config, "build: { transpile: ['PKG'] }", filesForBundlers),
    inConfig(config, 'sourcemap: true', sourceMaps),
  ],
};
