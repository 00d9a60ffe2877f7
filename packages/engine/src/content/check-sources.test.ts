import { describe, expect, test } from 'vitest';
import { sampleConfig, sampleSite } from '../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { checkRoutes, checkTranslations } from './check-sources.ts';
import { discoverPages, type PageSource } from './discover.ts';

const config = sampleSite();

async function discover(...paths: string[]): Promise<PageSource[]> {
  const root = await createTemporaryFolder(
    Object.fromEntries(paths.map((path) => [`content/${path}`, ''])),
  );
  return discoverPages(root, config);
}

describe('two files for one route', () => {
  test.each([
    ['that differ in their extension', 'en/guide/a.md', 'en/guide/a.mdx'],
    ['as a leaf and as an index page', 'en/guide/a.mdx', 'en/guide/a/index.mdx'],
    ['that differ in letter case', 'en/guide/A.mdx', 'en/guide/a.mdx'],
  ])('%s', async (_, one, other) => {
    const [problem, ...rest] = checkRoutes(await discover(one, other, 'en/index.mdx'));
    expect(rest).toEqual([]);
    expect([`content/${one}`, `content/${other}`]).toContain(problem?.file);
    expect(problem?.message).toMatch(
      /^the route \/guide\/[aA]\/? is already used by content\/en\/guide\/\S+$/,
    );
    expect(problem?.hint).toBe('Rename or remove one of the two files.');
  });

  test('are allowed in two languages', async () => {
    expect(checkRoutes(await discover('en/guide/a.mdx', 'zh/guide/a.mdx'))).toEqual([]);
  });
});

test.each(['en/404.mdx', 'zh/offline.mdx', 'en/Offline/index.mdx'])(
  'the route of %s is reserved',
  async (path) => {
    const problems = checkRoutes(await discover(path, 'en/guide/404.mdx'));
    expect(problems.map(({ file, message }) => [file, message])).toEqual([
      [
        `content/${path}`,
        expect.stringMatching(/^the route \/\S+ is reserved for a generated page$/),
      ],
    ]);
  },
);

test.each(['c#', 'what?', '100%', 'a%20b', 'a\\b'])('reports %s.mdx', async (name) => {
  const [problem, ...rest] = checkRoutes(await discover(`en/${name}.mdx`, 'en/é (a) b.c.mdx'));
  expect(rest).toEqual([]);
  expect([problem?.file, problem?.message]).toEqual([
    `content/en/${name}.mdx`,
    `the route /${name} must not contain # ? % or \\`,
  ]);
});

test('reports pages in the assets folder', async () => {
  const sources = await discover('en/assets/a.mdx', 'en/assets.mdx', 'en/guide/assets/a.mdx');
  expect(checkRoutes(sources)).toMatchObject([
    {
      file: 'content/en/assets/a.mdx',
      message: 'the route /assets/a is in the reserved folder assets/',
    },
  ]);
});

describe('a page in one language', () => {
  test('is reported', async () => {
    expect(
      checkTranslations(await discover('en/guide/a.mdx', 'en/b.mdx', 'zh/b.mdx'), config),
    ).toEqual([
      {
        file: 'content/en/guide/a.mdx',
        message: 'the page is missing in zh',
        hint: "Write content/zh/guide/a.mdx, or add 'guide/a' to untranslated in site.config.ts.",
      },
    ]);
    const [problem] = checkTranslations(await discover('zh/guide/a.mdx'), config);
    expect(problem?.message).toBe('the page is missing in en');
  });

  test('is accepted if it is listed in the configuration', async () => {
    const pages = await discover('en/guide/a.mdx', 'zh/index.mdx');
    expect(checkTranslations(pages, sampleSite({ untranslated: ['guide/a', ''] }))).toEqual([]);
  });

  test('is reported once for each missing language, at the default language', async () => {
    const locales = ['zh', 'en', 'fr'].map((lang) => ({
      lang,
      label: lang,
      description: 'A site for tests',
    }));
    const { theme } = sampleConfig();
    const french = await createTemporaryFolder({ 'fr.json': '{}' });
    const three = sampleSite({ locales, theme: { ...theme, strings: [...theme.strings, french] } });
    const root = await createTemporaryFolder({
      'content/en/a.mdx': '',
      'content/zh/a.mdx': '',
      'content/fr/b.mdx': '',
    });
    const problems = checkTranslations(await discoverPages(root, three), three);
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'content/en/a.mdx: the page is missing in fr',
      'content/fr/b.mdx: the page is missing in zh',
      'content/fr/b.mdx: the page is missing in en',
    ]);
  });

  test('is called the home page if its id is empty', async () => {
    const [problem] = checkTranslations(await discover('en/index.mdx'), config);
    expect(problem?.hint).toBe(
      "Write content/zh/index.mdx, or add '' (the id of the home page) to untranslated in site.config.ts.",
    );
  });

  test('must be listed by a valid id', async () => {
    const pages = await discover('en/guide/a.mdx', 'zh/guide/a.mdx');
    const untranslated = ['guide/a', '/guide/a', 'nothing/like/it'];
    const problems = checkTranslations(pages, sampleSite({ untranslated }));
    expect(problems.map(({ file, message, hint }) => [file, message, hint])).toEqual([
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
