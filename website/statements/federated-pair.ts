import { browse, browserFiles, reporter } from './browser.ts';

/** A provider of a React component, and a host that renders it and reports what the page shows. */
type Pair = {
  /** First of four ports: of the provider, the host, and what the host reports. */
  port: number;
  /** Path of the manifest below the address of the provider. */
  manifest?: string | undefined;
  shareStrategy?: 'loaded-first' | undefined;
};

export const pairPackages = [
  '@module-federation/rsbuild-plugin',
  '@rsbuild/core',
  '@rsbuild/plugin-react',
  'react',
  'react-dom',
];

export function pair({ port, manifest = 'mf-manifest.json', shareStrategy }: Pair) {
  const shared = { react: { singleton: true } };
  const provider = { name: 'counter_kit', exposes: { '.': './src/index.jsx' }, shareStrategy };
  const host = {
    name: 'shop',
    remotes: { counter_kit: `counter_kit@http://localhost:${port}/${manifest}` },
    shareStrategy,
  };
  const plugins = `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { pluginReact } from '@rsbuild/plugin-react';
`;
  return {
    ...browserFiles,
    'kit/package.json':
      '{ "name": "counter-kit", "version": "1.0.0", "type": "module", "peerDependencies": { "react": ">=18" } }',
    'kit/src/index.jsx':
      "import { useState } from 'react';\nexport const Counter = () => <button>{useState('from the kit')[0]}</button>;\n",
    'kit/rslib.config.mjs': `${plugins}export default {
  lib: [{
    format: 'mf',
    output: { distPath: 'dist/mf', assetPrefix: 'http://localhost:${port}/' },
    dev: { assetPrefix: 'http://localhost:${port}/mf/' },
    plugins: [pluginModuleFederation(${JSON.stringify({ ...provider, shared, dts: false })}, {})],
  }],
  plugins: [pluginReact()],
  server: { port: ${port} },
};
`,
    'host/package.json':
      '{ "name": "shop", "version": "1.0.0", "type": "module", "dependencies": { "react": ">=18", "react-dom": ">=18" } }',
    'host/src/report.js': reporter(port + 2, 'button'),
    'host/src/app.jsx':
      "import { Counter } from 'counter_kit';\nimport { createRoot } from 'react-dom/client';\nimport { report } from './report.js';\ncreateRoot(document.body.appendChild(document.createElement('div')), { onUncaughtError: ({ message }) => report(message) }).render(<Counter />);\n",
    'host/src/index.js': "import './report.js';\nimport('./app.jsx');\n",
    'host/rsbuild.config.mjs': `${plugins}export default {
  plugins: [pluginReact(), pluginModuleFederation(${JSON.stringify({ ...host, shared: { ...shared, 'react-dom': { singleton: true } }, dts: false })})],
  server: { port: ${port + 1} },
};
`,
  };
}

export const buildPair = ['cd kit && npx rslib', 'cd host && npx rsbuild build'];
export const open = (port: number) => ({ page: `http://localhost:${port + 1}/`, report: port + 2 });
export const serveKit = (port: number, origins?: string) => ({
  [port]: { folder: 'kit/dist/mf', origins },
});
export const serveHost = (port: number) => ({ [port + 1]: { folder: 'host/dist' } });
export const startKit = (port: number) => ({
  [`http://localhost:${port}/mf/mf-manifest.json`]: 'cd kit && npx rslib mf-dev',
});
export const startHost = (port: number) => ({
  [`http://localhost:${port + 1}/`]: 'cd host && npx rsbuild dev',
});

/** The kit has a newer copy of React than the host. */
export const newerReact = (port: number, isDev: boolean) => ({
  packages: pairPackages.filter((name) => !name.startsWith('react')),
  install: ['react@19.2.9', 'react-dom@19.2.9', 'react-newer@npm:react@19.3.1'],
  run: [
    'mkdir kit/node_modules && ln -s ../../node_modules/react-newer kit/node_modules/react',
    ...buildPair,
    isDev
      ? browse({ ...open(port), serve: serveKit(port, '*'), start: startHost(port) })
      : browse({ ...open(port), serve: { ...serveKit(port, '*'), ...serveHost(port) } }),
  ],
});
