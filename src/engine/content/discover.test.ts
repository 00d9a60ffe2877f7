import { describe, expect, test } from 'vitest';
import { sampleConfig, sampleSite } from '../../../tests/support/sample-site.ts';
import { createTemporaryFolder } from '../../../tests/support/temporary-folder.ts';
import { checkRoutes, checkTranslations, discoverPages, type PageSource } from './discover.ts';

const config = sampleSite();

async function discover(...paths: string[]): Promise<PageSource[]> {
  const root = await createTemporaryFolder(
    Object.fromEntries(paths.map((path) => [`content/${path}`, ''])),
  );
  return discoverPages(root, config);
}

describe('pages', () => {
  test('have a route and an output file that follow from their path', async () => {
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

  test('are not fragments, hidden files, other files or other languages', async () => {
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

  test('keep an index in their name when it is not the whole name', async () => {
    const pages = await discover('en/guide/reindex.mdx', 'en/index-page.mdx');
    expect(pages.map(({ routePath }) => routePath)).toEqual(['/guide/reindex', '/index-page']);
  });
});

describe('two files for one route', () => {
  test.each([
    ['that differ in their ending', 'en/guide/a.md', 'en/guide/a.mdx'],
    ['as a leaf and as an index page', 'en/guide/a.mdx', 'en/guide/a/index.mdx'],
    ['that differ in letter case', 'en/guide/A.mdx', 'en/guide/a.mdx'],
  ])('%s', async (_, one, other) => {
    const [fault, ...rest] = checkRoutes(await discover(one, other, 'en/index.mdx'));
    expect(rest).toEqual([]);
    expect([`content/${one}`, `content/${other}`]).toContain(fault?.file);
    expect(fault?.message).toMatch(
      /^the route \/guide\/[aA]\/? belongs to content\/en\/guide\/\S+ already$/,
    );
    expect(fault?.hint).toBe('Rename or remove one of the two files.');
  });

  test('are no fault in two languages', async () => {
    expect(checkRoutes(await discover('en/guide/a.mdx', 'zh/guide/a.mdx'))).toEqual([]);
  });
});

test.each(['en/404.mdx', 'zh/offline.mdx', 'en/Offline/index.mdx'])(
  'the route of %s belongs to a page of the build',
  async (path) => {
    const faults = checkRoutes(await discover(path, 'en/guide/404.mdx'));
    expect(faults.map(({ file, message }) => [file, message])).toEqual([
      [
        `content/${path}`,
        expect.stringMatching(/^the route \/\S+ belongs to a page that the build writes$/),
      ],
    ]);
  },
);

test.each(['c#', 'what?', '100%', 'a%20b', 'a\\b'])(
  'a file %s.mdx has no address',
  async (name) => {
    const [fault, ...rest] = checkRoutes(await discover(`en/${name}.mdx`, 'en/é (a) b.c.mdx'));
    expect(rest).toEqual([]);
    expect([fault?.file, fault?.message]).toEqual([
      `content/en/${name}.mdx`,
      `the route /${name} has a sign that no address can have: # ? % or \\`,
    ]);
  },
);

test('no page stands among the files that browsers keep', async () => {
  const sources = await discover('en/assets/a.mdx', 'en/assets.mdx', 'en/guide/assets/a.mdx');
  expect(checkRoutes(sources)).toMatchObject([
    {
      file: 'content/en/assets/a.mdx',
      message: 'the route /assets/a is in the folder of files that browsers keep for a year',
    },
  ]);
});

describe('a page in one language', () => {
  test('is missing in the other', async () => {
    expect(
      checkTranslations(await discover('en/guide/a.mdx', 'en/b.mdx', 'zh/b.mdx'), config),
    ).toEqual([
      {
        severity: 'error',
        file: 'content/en/guide/a.mdx',
        message: 'the page is missing in zh',
        hint: "Write content/zh/guide/a.mdx, or add 'guide/a' to untranslated in site.config.ts.",
      },
    ]);
    const [fault] = checkTranslations(await discover('zh/guide/a.mdx'), config);
    expect(fault?.message).toBe('the page is missing in en');
  });

  test('is fine when the configuration says so', async () => {
    const pages = await discover('en/guide/a.mdx', 'zh/index.mdx');
    expect(checkTranslations(pages, sampleSite({ untranslated: ['guide/a', ''] }))).toEqual([]);
  });

  test('is named once for each language that lacks it, beside the default language', async () => {
    const locales = ['zh', 'en', 'fr'].map((lang) => ({
      lang,
      label: lang,
      description: 'A site for tests',
    }));
    const { theme } = sampleConfig();
    const strings = Object.fromEntries(
      locales.map(({ lang }) => [lang, theme.strings.en as never]),
    );
    const three = sampleSite({ locales, theme: { ...theme, strings } });
    const root = await createTemporaryFolder({
      'content/en/a.mdx': '',
      'content/zh/a.mdx': '',
      'content/fr/b.mdx': '',
    });
    const faults = checkTranslations(await discoverPages(root, three), three);
    expect(faults.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/en/a.mdx: the page is missing in fr',
      'content/fr/b.mdx: the page is missing in zh',
      'content/fr/b.mdx: the page is missing in en',
    ]);
  });

  test('is called the home page where its id is empty', async () => {
    const [fault] = checkTranslations(await discover('en/index.mdx'), config);
    expect(fault?.hint).toBe(
      "Write content/zh/index.mdx, or add '' (the id of the home page) to untranslated in site.config.ts.",
    );
  });

  test('has to be a page', async () => {
    const pages = await discover('en/guide/a.mdx', 'zh/guide/a.mdx');
    const untranslated = ['guide/a', '/guide/a', 'nothing/like/it'];
    const faults = checkTranslations(pages, sampleSite({ untranslated }));
    expect(faults.map(({ file, message, hint }) => [file, message, hint])).toEqual([
      [
        'site.config.ts',
        'untranslated[1]: there is no page "/guide/a" in any language',
        'Did you mean "guide/a"?',
      ],
      [
        'site.config.ts',
        'untranslated[2]: there is no page "nothing/like/it" in any language',
        "Write the id of a page: 'guide/start/quick-start'; 'guide/start/' for an index page.",
      ],
    ]);
  });
});
