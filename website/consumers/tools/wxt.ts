import { reportInPage, type Tool } from '../define.ts';
import { exporting, inConfig, sourceMaps } from '../settings.ts';

const content = `import { defineContentScript } from 'wxt/utils/define-content-script';
import use from '../src/use.js';
export default defineContentScript({ matches: ['<all_urls>'], main() { ${reportInPage} } });
`;

const background = `import { defineBackground } from 'wxt/utils/define-background';
import use from '../src/use.js';
export default defineBackground(() => { ${reportInPage} });
`;

/** What an extension gives to its content scripts. */
const browser = "globalThis.browser = { runtime: { id: 'application' } };\n";

/** Runs the background script as the service worker that it is, and reports what it has seen. */
const page = `new BroadcastChannel('seen').onmessage = ({ data }) => { globalThis.seen = data; };
navigator.serviceWorker.register('worker.js').catch((error) => { globalThis.seen = 'throws ' + error; });
`;

const worker = `try { importScripts('background.js'); } catch (error) { globalThis.seen = 'throws ' + error; }
setInterval(() => { if (globalThis.seen) new BroadcastChannel('seen').postMessage(globalThis.seen); }, 50);
`;

const config = exporting('wxt.config.js');

/** The headless shell loads no extensions, so pages run the scripts that WXT has built. */
export const wxt: Tool = {
  name: 'wxt',
  title: 'WXT',
  install: ['wxt@0.21.4'],
  files: (_, place) => ({
    'wxt.config.js': 'export default {};\n',
    ...(place === 'browser' && { 'entrypoints/content.js': content, 'site/browser.js': browser }),
    ...(place === 'program' && {
      'entrypoints/background.js': background,
      'site/page.js': page,
      'site/worker.js': worker,
    }),
  }),
  cells: [
    {
      name: 'content script',
      place: 'browser',
      look: async ({ run, openFiles }) => {
        await run('wxt build');
        await run('cp .output/chrome-mv3/content-scripts/* site');
        return openFiles('site', ['browser.js', 'content.css', 'content.js']);
      },
    },
    {
      name: 'background script',
      place: 'program',
      look: async ({ run, openFiles }) => {
        await run('wxt build');
        await run('cp -R .output/chrome-mv3/* site');
        return openFiles('site', ['page.js']);
      },
    },
  ],
  settings: [inConfig(config, 'vite: () => ({ build: { sourcemap: true } })', sourceMaps)],
};
