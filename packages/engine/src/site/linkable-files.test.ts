import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import type { SiteConfigInput } from '../config/schemas/site.ts';
import { listLinkableFiles } from './linkable-files.ts';

test('content can link to public files and generated files', async () => {
  const root = await createTemporaryFolder({ 'public/logo.svg': '', 'public/files/手册.pdf': '' });
  const config = sampleSite({ blog: { feeds: { en: '/rss/en.xml' } } });
  expect([...(await listLinkableFiles({ root, config: config }))].sort()).toEqual([
    '/files/手册.pdf',
    '/llms-full.txt',
    '/llms.txt',
    '/logo.svg',
    '/robots.txt',
    '/rss/en.xml',
    '/sitemap.xml',
    '/zh/llms-full.txt',
    '/zh/llms.txt',
  ]);
});

test('content can link to icons only when they are generated', async () => {
  const root = await createTemporaryFolder({});
  async function listIcons(fields: Partial<SiteConfigInput>): Promise<string[]> {
    const files = await listLinkableFiles({ root, config: sampleSite(fields) });
    return ['/favicon.ico', '/icon-192.png'].filter((file) => files.has(file));
  }
  const icon = '/icon.svg';
  const brand = { light: '#ffffff', dark: '#000000', accent: '#ff8800' };
  expect(await listIcons({ icon, brand })).toEqual(['/favicon.ico', '/icon-192.png']);
  expect(await listIcons({ icon })).toEqual([]);
});
