import { pageEntry, type Tool } from '../define.ts';

const html = '<!doctype html><title>.</title><script type="module" src="./src/main.js"></script>\n';

export const parcel: Tool = {
  name: 'parcel',
  title: 'Parcel',
  install: ['parcel@2.16.4'],
  files: () => ({ 'index.html': html, 'src/main.js': pageEntry }),
  cells: [
    {
      name: 'dev',
      place: 'browser',
      look: async ({ start, open, port }) => {
        await start(`parcel serve index.html --port ${port} --no-cache`);
        return open(`http://localhost:${port}/`);
      },
    },
    {
      name: 'build',
      place: 'browser',
      look: async ({ run, openBuilt }) => {
        await run('parcel build index.html --no-cache');
        return openBuilt('dist');
      },
    },
    {
      name: 'size',
      place: 'output',
      look: async ({ run, findUnused }) => {
        await run('parcel build index.html --no-cache');
        return findUnused('dist');
      },
    },
  ],
  settings: [
    {
      text: '"@parcel/resolver-default": { "packageExports": true }',
      files: (specifier) => ({
        'package.json': JSON.stringify({
          name: 'application',
          private: true,
          type: 'module',
          dependencies: { [specifier]: `file:${specifier}-1.0.0.tgz` },
          '@parcel/resolver-default': { packageExports: true },
        }),
      }),
      packages: ['css-bundle', 'css-bundle-pure', 'meta-url-cjs'],
    },
    {
      text: '{ "extends": "@parcel/config-default", "transformers": { "*.{svg,png}": ["@parcel/transformer-raw"] } }',
      files: () => ({
        '.parcelrc':
          '{ "extends": "@parcel/config-default", "transformers": { "*.{svg,png}": ["@parcel/transformer-raw"] } }\n',
      }),
      packages: ['picture-import', 'picture-import-files'],
    },
  ],
};
