import { createCells, serve } from '../cells.ts';
import { componentProbe, reportInPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers, inConfig, sourceMaps } from '../settings.ts';

const viteConfig = (more: string) => ({
  'vite.config.js': `import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
export default { plugins: [tanstackStart(), react()]${more && `, ${more}`} };
`,
});

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
    ...viteConfig(''),
    'src/router.jsx': router,
    'src/routes/__root.jsx': root,
    'src/routes/index.jsx': pages[place as keyof typeof pages],
  }),
  cells: createCells(
    { browser: 'browser', server: 'server', component: 'rendered component' },
    {
      dev: serve('vite dev --port PORT'),
      build: serve('vite preview --port PORT', 'vite build'),
    },
  ),
  settings: [
    inConfig(viteConfig, "ssr: { noExternal: ['PKG'] }", filesForBundlers),
    inConfig(viteConfig, 'build: { sourcemap: true }', sourceMaps),
  ],
};
