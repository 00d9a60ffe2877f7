import { buildPage, findUnused, serve } from '../cells.ts';
import { pageEntry, type Tool } from '../define.ts';
import { inConfig, pictures } from '../settings.ts';

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
      look: serve('parcel serve index.html --port PORT --no-cache'),
    },
    { name: 'build', place: 'browser', look: buildPage('parcel build index.html --no-cache') },
    findUnused('parcel build index.html --no-cache'),
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
    inConfig(
      (text) => ({ '.parcelrc': `${text}\n` }),
      '{ "extends": "@parcel/config-default", "transformers": { "*.{svg,png}": ["@parcel/transformer-raw"] } }',
      pictures,
    ),
  ],
};
