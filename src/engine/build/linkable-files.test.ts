import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import type { SiteConfig } from '../config/site-schema.ts';
import { listLinkableFiles } from './linkable-files.ts';

const locales = [{ lang: 'en' }, { lang: 'zh' }];

test('files of public/ and of the build are there to link to', async () => {
  const root = await createTemporaryFolder({ 'public/logo.svg': '', 'public/files/手册.pdf': '' });
  const site = {
    lang: 'en',
    locales,
    blog: { feeds: { en: '/rss/en.xml' } },
  } as unknown as SiteConfig;
  expect([...(await listLinkableFiles({ root, site }))].sort()).toEqual([
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

test('icons are there only where they are drawn', async () => {
  const root = await createTemporaryFolder({});
  const site = { lang: 'en', locales, icon: '/icon.svg', brand: {} } as unknown as SiteConfig;
  const files = await listLinkableFiles({ root, site });
  expect(files).toContain('/favicon.ico');
  expect(files).toContain('/icon-192.png');
});
