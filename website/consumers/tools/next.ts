import { type Cell, componentProbe, type Place, type Tool } from '../define.ts';

const layout = `export default function Layout({ children }) {
  return <html><body>{children}</body></html>;
}
`;

/** Runs on the server first, as all client components do. */
const clientPage = `'use client';
import { useEffect } from 'react';
import use from '../src/use.js';
export default function Page() {
  useEffect(() => {
    Promise.resolve().then(use).then((seen) => { globalThis.seen = String(seen); }, (error) => { globalThis.seen = 'throws ' + error; });
  }, []);
  return null;
}
`;

const serverPage = `import use from '../src/use.js';
export const dynamic = 'force-dynamic';
export default async function Page() {
  const seen = String(await use());
  return <script dangerouslySetInnerHTML={{ __html: 'globalThis.seen = ' + JSON.stringify(seen) }} />;
}
`;

const componentPage = `import Part from '../src/use.js';
import { Probe } from './probe.js';
export const dynamic = 'force-dynamic';
export default function Page() {
  return <main><Part /><Probe /></main>;
}
`;

const probe = `'use client';
import { useEffect } from 'react';
${componentProbe}
export function Probe() {
  useEffect(() => { probe().then((seen) => { globalThis.seen = seen; }); }, []);
  return null;
}
`;

const pages = { browser: clientPage, server: serverPage, component: componentPage };

function createCells(flag: string): Cell[] {
  const places: [Place, string][] = [
    ['browser', 'client component'],
    ['server', 'server component'],
    ['component', 'rendered by a server component'],
  ];
  return places.flatMap(([place, name]) => [
    {
      name: `dev, ${name}`,
      place,
      ...(place === 'server' && { unless: 'component' as const }),
      look: async ({ start, open, port }) => {
        await start(`next dev ${flag} --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: `build, ${name}`,
      place,
      ...(place === 'server' && { unless: 'component' as const }),
      look: async ({ run, start, open, port }) => {
        await run(`next build ${flag}`);
        await start(`next start --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
  ]);
}

function createNext(name: string, title: string, flag: string): Tool {
  return {
    name,
    title,
    family: { name: 'next', title: 'Next.js' },
    install: ['next@16.4.6'],
    files: (_, place) => ({
      'app/layout.js': layout,
      'app/page.js': pages[place as keyof typeof pages],
      'app/probe.js': probe,
    }),
    cells: createCells(flag),
    settings: [
      {
        text: "transpilePackages: ['PKG']",
        files: (specifier) => ({
          'next.config.mjs': `export default { transpilePackages: ['${specifier}'] };\n`,
        }),
        packages: ['client-barrel', 'wasm-compile-node'],
      },
      {
        text: 'experiments: { asyncWebAssembly: true }',
        files: () => ({
          'next.config.mjs':
            'export default { webpack(config) { config.experiments = { ...config.experiments, asyncWebAssembly: true }; return config; } };\n',
        }),
        packages: ['wasm-preserve'],
      },
      {
        text: 'productionBrowserSourceMaps: true',
        files: () => ({
          'next.config.mjs': 'export default { productionBrowserSourceMaps: true };\n',
        }),
        packages: ['maps', 'maps-src'],
      },
    ],
  };
}

export const nextTurbopack = createNext('next-turbopack', 'Next.js + Turbopack', '--turbopack');
export const nextWebpack = createNext('next-webpack', 'Next.js + webpack', '--webpack');
