import { createCells, serve } from '../cells.ts';
import { type Place, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers, inConfig, sourceMaps } from '../settings.ts';

const viteConfig = (more: string) => ({
  'vite.config.js': `import { sveltekit } from '@sveltejs/kit/vite';
import adapter from '@sveltejs/adapter-node';
export default { plugins: [sveltekit({ adapter: adapter() })]${more && `, ${more}`} };
`,
});

const pages = (place: Place) =>
  place === 'browser'
    ? {
        'src/routes/+page.svelte': `<script>
import { onMount } from 'svelte';
import use from '../use.js';
onMount(() => { ${reportInPage} });
</script>
`,
      }
    : {
        'src/routes/+page.server.js': `import use from '../use.js';
export const load = async () => ({ seen: String(await use()) });
`,
        'src/routes/+page.svelte': `<script>
let { data } = $props();
const html = (seen) => '<scr' + 'ipt>' + ${scriptOfSeen} + '</scr' + 'ipt>';
</script>
{@html html(data.seen)}
`,
      };

const html = `<!doctype html><html><head>%sveltekit.head%</head><body>%sveltekit.body%</body></html>
`;

export const sveltekit: Tool = {
  name: 'sveltekit',
  title: 'SvelteKit + adapter-node',
  install: [
    '@sveltejs/kit@3.2.0',
    '@sveltejs/adapter-node@6.0.1',
    '@sveltejs/vite-plugin-svelte@7.3.1',
    'svelte@5.57.3',
    'vite@8.4.0',
  ],
  files: (_, place) => ({
    ...viteConfig(''),
    'src/app.html': html,
    ...pages(place),
  }),
  cells: createCells(
    { browser: 'browser', server: 'server' },
    { dev: serve('vite dev --port PORT'), build: serve('node build/index.js', 'vite build') },
  ),
  settings: [
    inConfig(viteConfig, "ssr: { noExternal: ['PKG'] }", filesForBundlers),
    inConfig(viteConfig, 'build: { sourcemap: true }', sourceMaps),
  ],
};
