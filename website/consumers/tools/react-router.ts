import { createCells, serve } from '../cells.ts';
import { componentProbe, createReactPage, scriptOfSeen, type Tool } from '../define.ts';
import { filesForBundlers, inConfig, sourceMaps } from '../settings.ts';

const viteConfig = (more: string) => ({
  'vite.config.js': `import { reactRouter } from '@react-router/dev/vite';
export default { plugins: [reactRouter()]${more && `, ${more}`} };
`,
});

const root = `import { Links, Meta, Outlet, Scripts } from 'react-router';
export default function Root() {
  return <html><head><Meta /><Links /></head><body><Outlet /><Scripts /></body></html>;
}
`;

const routes = `import { index } from '@react-router/dev/routes';
export default [index('home.jsx')];
`;

const serverPage = `import use from '../src/use.js';
export async function loader() {
  return { seen: String(await use()) };
}
export default function Home({ loaderData: { seen } }) {
  return <script dangerouslySetInnerHTML={{ __html: ${scriptOfSeen} }} />;
}
`;

const componentPage = `import { useEffect } from 'react';
import Part from '../src/use.js';
${componentProbe}
export default function Home() {
  useEffect(() => { probe().then((seen) => { globalThis.seen = seen; }); }, []);
  return <Part />;
}
`;

const pages = {
  browser: createReactPage('../src/use.js'),
  server: serverPage,
  component: componentPage,
};

export const reactRouter: Tool = {
  name: 'react-router',
  title: 'React Router',
  install: [
    '@react-router/dev@8.4.0',
    'react-router@8.4.0',
    '@react-router/node@8.4.0',
    '@react-router/serve@8.4.0',
    'isbot@5.2.3',
    'vite@8.4.0',
  ],
  files: (_, place) => ({
    ...viteConfig(''),
    'app/root.jsx': root,
    'app/routes.js': routes,
    'app/home.jsx': pages[place as keyof typeof pages],
  }),
  cells: createCells(
    { browser: 'browser', server: 'server', component: 'rendered component' },
    {
      dev: serve('react-router dev --port PORT'),
      build: serve('react-router-serve ./build/server/index.js', 'react-router build'),
    },
  ),
  settings: [
    inConfig(viteConfig, "ssr: { noExternal: ['PKG'] }", filesForBundlers),
    inConfig(viteConfig, 'build: { sourcemap: true }', sourceMaps),
  ],
};
