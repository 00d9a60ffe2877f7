import { type Place, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers } from './vite.ts';

const viteConfig = (more: string) => `import { sveltekit } from '@sveltejs/kit/vite';
import adapter from '@sveltejs/adapter-node';
export default { plugins: [sveltekit({ adapter: adapter() })]${more} };
`;

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
    'vite.config.js': viteConfig(''),
    'src/app.html': html,
    ...pages(place),
  }),
  cells: (['browser', 'server'] as const).flatMap((place) => [
    {
      name: `dev, ${place}`,
      place,
      look: async ({ start, open, port }) => {
        await start(`vite dev --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: `build, ${place}`,
      place,
      look: async ({ run, start, open, port }) => {
        await run('vite build');
        await start('node build/index.js');
        return open(`http://localhost:${port}/`);
      },
    },
  ]),
  settings: [
    {
      text: "ssr: { noExternal: ['PKG'] }",
      files: (specifier) => ({
        'vite.config.js': viteConfig(`, ssr: { noExternal: ['${specifier}'] }`),
      }),
      packages: filesForBundlers,
    },
    {
      text: 'build: { sourcemap: true }',
      files: () => ({ 'vite.config.js': viteConfig(', build: { sourcemap: true }') }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
