import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { createSite, type Site } from '../fixtures/site.ts';

/** Addresses of pages, each with its file below `dist/`. */
export const pages: [path: string, file: string][] = [
  ['/', 'index.html'],
  ['/?a=1', 'index.html'],
  ['/index', 'index.html'],
  ['/index.html', 'index.html'],
  ['/guide/', 'guide/index.html'],
  ['/guide', 'guide/index.html'],
  ['/guide.html', 'guide/index.html'],
  ['/guide/index', 'guide/index.html'],
  ['/guide/index.html', 'guide/index.html'],
  ['/guide/install', 'guide/install.html'],
  ['/guide/install?a=1', 'guide/install.html'],
  ['/guide/install/', 'guide/install.html'],
  ['/guide/install.html', 'guide/install.html'],
  ['/guide/install/index', 'guide/install.html'],
  ['/guide/install/index.html', 'guide/install.html'],
  ['/guide/%69nstall', 'guide/install.html'],
  ['//guide///install', 'guide/install.html'],
  ['/zh/', 'zh/index.html'],
  ['/zh', 'zh/index.html'],
  ['/zh/guide/install/', 'zh/guide/install.html'],
];

/** Addresses of no page, each with the file that is sent with the status 404. */
export const missing: [path: string, file: string][] = [
  ['/nothing', '404.html'],
  ['/nothing/', '404.html'],
  ['/nothing.html', '404.html'],
  ['/guide/install/deeper', '404.html'],
  ['/assets/', '404.html'],
  ['/assets/gone.1a2b3c4d.js', '404.html'],
  ['/_headers', '404.html'],
  ['/zh/nothing', 'zh/404.html'],
  ['/zh/guide/nothing?a=1', 'zh/404.html'],
  ['/ZH/nothing', 'zh/404.html'],
  ['/old/zh/nothing', 'zh/404.html'],
  ['/very/old/zh', '404.html'],
  ['/zhongwen/', '404.html'],
  ['/en/nothing', '404.html'],
];

const extraFiles = {
  'public/notes.md': '# Notes\n',
  'public/data.xml': '<data/>\n',
  'public/site.webmanifest': '{}\n',
  'public/plain.txt': 'plain\n',
  ...Object.fromEntries(
    ['en', 'zh'].map((lang) => [`content/${lang}/guide/"a"{5};$b.mdx`, '# Signs of nginx\n']),
  ),
};

/** With a page and a script that need cross-origin isolation. */
const settings = `isolatedPages: ['/guide/install', '/guide/"a"{5};$b'],
  extraFiles: async () => ({
    files: [{ path: 'isolated/worker.1a2b3c4d.js', key: 'worker', read: () => 'export {};' }],
  }),`;

/** Builds a site. `root` has the content of its `dist/` at the base path. */
export async function publish(name: string, base: string): Promise<{ site: Site; root: string }> {
  const site = await createSite(name, 'basic', {
    ...extraFiles,
    'site.config.ts': (text) =>
      text.replace("lang: 'en',", `lang: 'en',\n  base: '${base}',\n  ${settings}`),
  });
  const { code, output } = await site.build();
  expect(code, output).toBe(0);
  const root = join(site.folder, 'root');
  await cp(join(site.folder, 'dist'), join(root, base), { recursive: true });
  return { site, root };
}
