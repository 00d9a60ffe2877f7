import { pageEntry, programEntry, type Tool } from '../define.ts';

const html = '<!doctype html><title>.</title><script type="module" src="/src/main.js"></script>\n';

const noExternal = (specifier: string) => ({
  'vite.config.js': `export default { ssr: { noExternal: ['${specifier}'] } };\n`,
});

/** Packages that a server can load only after the tool has bundled them. */
export const filesForBundlers = [
  'picture-import',
  'picture-import-files',
  'css-bundle',
  'css-bundle-pure',
  'css-files',
  'css-files-pure',
  'css-files-glob',
  'css-modules',
  'json-attribute',
];

export const vite: Tool = {
  name: 'vite',
  title: 'Vite',
  install: ['vite@8.4.0'],
  files: () => ({
    'index.html': html,
    'src/main.js': pageEntry,
    'src/server.js': programEntry,
  }),
  cells: [
    {
      name: 'dev',
      place: 'browser',
      look: async ({ start, open, port }) => {
        await start(`vite --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, start, open, port }) => {
        await run('vite build');
        await start(`vite preview --port ${port}`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build --ssr',
      place: 'server',
      look: async ({ run, seenIn }) => {
        await run('vite build --ssr src/server.js');
        return seenIn(await run('node dist/server.js'));
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('vite build');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    { text: "ssr: { noExternal: ['PKG'] }", files: noExternal, packages: filesForBundlers },
    {
      text: 'build: { sourcemap: true }',
      files: () => ({ 'vite.config.js': 'export default { build: { sourcemap: true } };\n' }),
      packages: ['maps', 'maps-src'],
    },
  ],
};
