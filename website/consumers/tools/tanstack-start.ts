import { componentProbe, type Place, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers } from './vite.ts';

const viteConfig = (
  more: string,
) => `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [tanstackStart(), react()]${more} };
`;

const root = `import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
export const Route = createRootRoute({ component: Root });
function Root() {
  return <html><head><HeadContent /></head><body><Outlet /><Scripts /></body></html>;
}
`;

const router = `import { createRouter } from '@tanstack/react-router';
import { routeTree } from './routeTree.gen';
export const getRouter = () => createRouter({ routeTree });
`;

const pages = {
  browser: `import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import use from '../use.js';
export const Route = createFileRoute('/')({ component: Home });
function Home() {
  useEffect(() => { ${reportInPage} }, []);
  return null;
}
`,
  server: `import { createFileRoute } from '@tanstack/react-router';
import { createServerFn } from '@tanstack/react-start';
import use from '../use.js';
const look = createServerFn().handler(async () => String(await use()));
export const Route = createFileRoute('/')({ loader: () => look(), component: Home });
function Home() {
  const seen = Route.useLoaderData();
  return <script dangerouslySetInnerHTML={{ __html: ${scriptOfSeen} }} />;
}
`,
  component: `import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import Part from '../use.js';
${componentProbe}
export const Route = createFileRoute('/')({ component: Home });
function Home() {
  useEffect(() => { probe().then((seen) => { globalThis.seen = seen; }); }, []);
  return <Part />;
}
`,
};

const names: [Place, string][] = [
  ['browser', 'browser'],
  ['server', 'server'],
  ['component', 'rendered component'],
];

export const tanstackStart: Tool = {
  name: 'tanstack-start',
  title: 'TanStack Start',
  install: [
    '@tanstack/react-start@1.169.5',
    '@tanstack/react-router@1.170.46',
    '@vitejs/plugin-react@6.3.0',
    'vite@8.4.0',
  ],
  files: (_, place) => ({
    'vite.config.js': viteConfig(''),
    'src/router.jsx': router,
    'src/routes/__root.jsx': root,
    'src/routes/index.jsx': pages[place as keyof typeof pages],
  }),
  cells: names.flatMap(([place, name]) => {
    const unless = place === 'server' && { unless: 'component' as const };
    return [
      {
        name: `dev, ${name}`,
        place,
        ...unless,
        look: async ({ start, open, port }) => {
          await start(`vite dev --port ${port}`);
          return open(`http://localhost:${port}/`);
        },
      },
      {
        name: `build, ${name}`,
        place,
        ...unless,
        look: async ({ run, start, open, port }) => {
          await run('vite build');
          await start(`vite preview --port ${port}`);
          return open(`http://localhost:${port}/`);
        },
      },
    ];
  }),
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
