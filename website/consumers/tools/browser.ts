import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type App, pageEntry, type Tool } from '../define.ts';

const page = (head: string) =>
  `<!doctype html><title>.</title>${head}<script type="module" src="/src/main.js"></script>\n`;

/** Maps the package to the file that its `main` names, as an author of a page would. */
async function openWithMap({ folder, specifier, openBuilt }: App): Promise<string> {
  const base = specifier.startsWith('.') ? '' : `/node_modules/${specifier}/`;
  const manifest = base && JSON.parse(await readFile(join(folder, base, 'package.json'), 'utf8'));
  const imports = base && {
    [specifier]: new URL(manifest.main, `http://a${base}`).pathname,
    [`${specifier}/`]: `${base}dist/`,
  };
  const map = base && `<script type="importmap">${JSON.stringify({ imports })}</script>`;
  await writeFile(join(folder, 'index.html'), page(map));
  return openBuilt('.');
}

export const browser: Tool = {
  name: 'browser',
  title: 'Browser without a bundler',
  install: [],
  files: (specifier) => ({
    'index.html': page(`<script src="/node_modules/${specifier}/dist/index.js"></script>`),
    'src/main.js': pageEntry,
  }),
  cells: [
    { name: 'import map', place: 'browser', look: openWithMap },
    { name: 'script tag', place: 'script', look: ({ openBuilt }) => openBuilt('.') },
  ],
};
