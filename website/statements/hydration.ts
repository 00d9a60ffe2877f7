import { expect } from 'vitest';
import { browse, browserFiles, reporter } from './browser.ts';
import { statement } from './statement.ts';

type Hydrated = {
  /** A port of the probe; the next one is used as well. */
  port: number;
  /** React element that shows `address`, in which `h` is `createElement`. */
  element: string;
  mode?: 'development' | 'production';
};

/**
 * Proves what a page does whose HTML was rendered by React in Node.js, with an address of a picture
 * that a built package has. `seen` is what the page reports after React has hydrated it: its first
 * error, or the address that the picture has.
 */
export function hydrated(
  words: string,
  { port, element, mode = 'production' }: Hydrated,
  seen: RegExp,
): void {
  statement(
    words,
    {
      ...browserFiles,
      'src/index.js': "export const address = new URL('./pin.png', import.meta.url).href;\n",
      'src/pin.png': 'p'.repeat(20_000),
      'app/view.mjs': `import { createElement as h } from 'react';
import { address } from '../dist/index.js';
export const view = ${element};
`,
      'server.mjs': `import { writeFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { view } from './app/view.mjs';
const html = renderToString(view);
console.log(html.includes('file:///') ? 'rendered with a file address' : html);
writeFileSync('index.html', '<!doctype html><html><body><div id="root">' + html + '</div></body></html>');
`,
      'app/report.js': reporter(port + 1, 'no-element'),
      'app/client.js': `import { createElement as h, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { report } from './report.js';
import { view } from './view.mjs';
console.error = (...parts) => report(parts.join(' '));
const App = () => {
  useEffect(() => {
    const picture = document.querySelector('img');
    if (picture) report('no error, ' + picture.getAttribute('src'));
  });
  return view;
};
hydrateRoot(document.querySelector('#root'), h(App), { onRecoverableError: ({ message }) => report(message) });
`,
      'rsbuild.config.mjs': `export default {
  source: { entry: { index: './app/client.js' } },
  html: { template: './index.html' },
  output: { distPath: 'site' },
};
`,
    },
    { output: { target: 'web' } },
    ({ output }) => {
      expect(output).toContain('rendered with a file address');
      expect(output).toMatch(seen);
    },
    {
      packages: ['@rsbuild/core', 'react', 'react-dom'],
      run: [
        'npx rslib',
        'node server.mjs',
        `npx rsbuild build --mode ${mode}`,
        browse({
          page: `http://localhost:${port}/`,
          report: port + 1,
          serve: { [port]: { folder: 'site' } },
        }),
      ],
    },
  );
}
