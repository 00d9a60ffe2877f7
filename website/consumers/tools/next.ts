import { createCells, serve } from '../cells.ts';
import { componentProbe, createReactPage, scriptOfSeen, type Tool } from '../define.ts';
import { exporting, inConfig, sourceMaps } from '../settings.ts';

const layout = `export default function Layout({ children }) {
  return <html><body>{children}</body></html>;
}
`;

/** Runs on the server first, as all client components do. */
const clientPage = `'use client';\n${createReactPage('../src/use.js')}`;

const serverPage = `import use from '../src/use.js';
export const dynamic = 'force-dynamic';
export default async function Page() {
  const seen = String(await use());
  return <script dangerouslySetInnerHTML={{ __html: ${scriptOfSeen} }} />;
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

const names = {
  browser: 'client component',
  server: 'server component',
  component: 'rendered by a server component',
};

const config = exporting('next.config.mjs');

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
    cells: createCells(names, {
      dev: serve(`next dev ${flag} --port PORT`),
      build: serve('next start --port PORT', `next build ${flag}`),
    }),
    settings: [
      inConfig(config, "transpilePackages: ['PKG']", ['client-barrel', 'wasm-compile-node']),
      {
        text: 'experiments: { asyncWebAssembly: true }',
        files: () =>
          config(
            'webpack(config) { config.experiments = { ...config.experiments, asyncWebAssembly: true }; return config; }',
          ),
        packages: ['wasm-preserve'],
      },
      inConfig(config, 'productionBrowserSourceMaps: true', sourceMaps),
    ],
  };
}

export const nextTurbopack = createNext('next-turbopack', 'Next.js + Turbopack', '--turbopack');
export const nextWebpack = createNext('next-webpack', 'Next.js + webpack', '--webpack');
