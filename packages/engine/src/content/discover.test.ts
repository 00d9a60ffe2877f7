import { describe, expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { discoverPages, type PageSource } from './discover.ts';

const config = sampleSite();

async function discover(...paths: string[]): Promise<PageSource[]> {
  const root = await createTemporaryFolder(
    Object.fromEntries(paths.map((path) => [`content/${path}`, ''])),
  );
  return discoverPages(root, config);
}

describe('pages', () => {
  test('have a route and an output file based on their path', async () => {
    const pages = await discover('en/index.mdx', 'en/guide/start/index.mdx', 'zh/guide/a.md');
    expect(pages).toEqual([
      {
        sourcePath: 'content/en/index.mdx',
        lang: 'en',
        pageId: '',
        routePath: '/',
        outputPath: 'index.html',
      },
      {
        sourcePath: 'content/en/guide/start/index.mdx',
        lang: 'en',
        pageId: 'guide/start/',
        routePath: '/guide/start/',
        outputPath: 'guide/start/index.html',
      },
      {
        sourcePath: 'content/zh/guide/a.md',
        lang: 'zh',
        pageId: 'guide/a',
        routePath: '/zh/guide/a',
        outputPath: 'zh/guide/a.html',
      },
    ]);
  });

  test('are not partials, hidden files, other files or other languages', async () => {
    const pages = await discover(
      'en/a.mdx',
      'en/shared/note.mdx',
      'en/guide/shared/deep/note.mdx',
      'en/.draft.mdx',
      'en/.git/b.mdx',
      'en/data.json',
      'fr/a.mdx',
    );
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/a']);
  });

  test('keep index in a longer name', async () => {
    const pages = await discover('en/guide/reindex.mdx', 'en/index-page.mdx');
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/guide/reindex', '/index-page']);
  });
});
