import { expect, test } from 'vitest';
import { sampleConfig } from '../../testing/sample-site.ts';
import { createTemporaryFolder } from '../../testing/temporary-folder.ts';
import { BuildError } from '../diagnostics.ts';
import { loadConfig, parseConfig } from './load-config.ts';

function failureOf(action: () => unknown): BuildError {
  try {
    action();
  } catch (error) {
    if (error instanceof BuildError) return error;
    throw error;
  }
  throw new Error('the configuration was accepted');
}

function problemsOf(fields: object): [message: string, hint: string | undefined][] {
  const failure = failureOf(() => parseConfig({ ...sampleConfig(), ...fields }));
  return failure.diagnostics.map(({ message, hint }) => [message, hint]);
}

test('fills in defaults', () => {
  const config = parseConfig(sampleConfig());
  expect(config).toMatchObject({
    base: '/',
    untranslated: [],
    nav: [],
    sidebar: {},
    socialLinks: [],
    markdown: { defaultWrapCode: false, showLineNumbers: false },
    route: { cleanUrls: true },
  });
  expect(config.themeOptions).toEqual({
    darkMode: true,
    hideNavbar: 'never',
    localeRedirect: 'auto',
    enableAppearanceAnimation: false,
    enableContentAnimation: false,
    enableScrollToTop: false,
    fallbackHeadingTitle: true,
    lastUpdated: false,
  });
});

test('adds every version except the default one to the base path', () => {
  const multiVersion = { default: '2.x', versions: ['2.x', '1.x'] };
  const read = (fields: object) => parseConfig({ ...sampleConfig(), base: '/docs/', ...fields });
  expect(read({}).base).toBe('/docs/');
  expect(read({ multiVersion })).toMatchObject({
    base: '/docs/',
    multiVersion: { ...multiVersion, current: '2.x' },
  });
  expect(read({ multiVersion: { ...multiVersion, current: '1.x' } }).base).toBe('/docs/1.x/');
});

test('reports invalid versions', () => {
  expect(
    problemsOf({ multiVersion: { default: '2.x', versions: ['1.x'], current: '3.x' } }),
  ).toEqual([
    ['multiVersion.default: unknown version "2.x"', 'Use one of: 1.x'],
    ['multiVersion.current: unknown version "3.x"', 'Use one of: 1.x'],
  ]);
  expect(problemsOf({ multiVersion: { default: '1.x', versions: ['1.x', 'zh', '1.x'] } })).toEqual([
    ['multiVersion.versions: "zh" is also a language', "Write versions: ['2.x', '1.x']"],
    ['multiVersion.versions: duplicate version "1.x"', "Write versions: ['2.x', '1.x']"],
  ]);
  expect(problemsOf({ multiVersion: { default: 'a/b', versions: ['a/b'] } })[0]?.[1]).toBe(
    "Write default: '2.x'",
  );
});

test('accepts one logo for both appearances', () => {
  const { logo } = parseConfig({ ...sampleConfig(), logo: '/logo.svg' });
  expect(logo).toEqual({ light: '/logo.svg', dark: '/logo.svg' });
  expect(problemsOf({ logo: { light: '/logo.svg' } })[0]?.[0]).toMatch(
    /^logo must be a file in public\/, or one for each appearance/,
  );
});

test.each([
  [
    { socialLinks: [{ icon: 'x', label: 'X', content: 'x.com/sample' }] },
    'socialLinks[0].content: must be an absolute URL in mode "link": https://…',
  ],
  [
    { socialLinks: [{ icon: 'x', label: 'X', content: 'javascript:alert(1)' }] },
    'socialLinks[0].content: must be an absolute URL in mode "link": https://…',
  ],
  [
    {
      tools: {
        title: 'T',
        tagline: 'T',
        url: 'https://t.test',
        links: [{ name: 'A', description: 'A', logo: '/a.svg', url: 'a.test' }],
      },
    },
    'tools.links[0].url is not a valid url',
  ],
  [{ locales: [...sampleConfig().locales, ...sampleConfig().locales] }, 'duplicate locale "en"'],
  [
    { icon: '/icon.png', brand: { light: '#ffffff', dark: '#000000', accent: '#ff8800' } },
    'icon /icon.png must be an SVG because brand is set',
  ],
])('rejects %j', (fields, message) => {
  expect(problemsOf(fields)[0]?.[0]).toContain(message);
});

test('lists all problems at once, with their file', () => {
  const failure = failureOf(() =>
    parseConfig({ ...sampleConfig(), title: '', origin: 'x', navi: [] }),
  );
  expect(failure.diagnostics.map(({ file }) => file)).toEqual(Array(3).fill('site.config.ts'));
  expect(failure.message).toBe(
    [
      "site.config.ts\n  error: title cannot be empty\n  Write title: '…'",
      "site.config.ts\n  error: origin is not a valid url\n  Write origin: 'https://example.org'",
      'site.config.ts\n  error: navi is not a known field\n  Did you mean nav?',
    ].join('\n\n'),
  );
});

test.each<[string, object, string, string | undefined]>([
  ['a missing title', { title: undefined }, 'title is required', "Write title: '…'"],
  [
    'a long title',
    { title: 'x'.repeat(201) },
    'title cannot be longer than 200 characters',
    undefined,
  ],
  [
    'a short description',
    { locales: [{ lang: 'en', label: 'English', description: 'short' }] },
    'locales[0].description must be at least 10 characters',
    "Write description: 'One sentence that says what the site is about.'",
  ],
  [
    'a base path without slashes',
    { base: 'docs' },
    'base value "docs" does not match pattern /^\\/(?:[\\w.~-]+\\/)*$/',
    "Write base: '/docs/'",
  ],
  [
    'a default language without a locale',
    { lang: 'fr' },
    'lang must be one of "en", "zh"',
    "Write lang: 'en', or add a locale { lang: 'fr', … }.",
  ],
  [
    'a misspelled field deep inside',
    { nav: [{ text: 'A', items: [{ text: 'B', positon: 'left' }] }] },
    'nav[0].items[0].positon is not a known field',
    'Did you mean position?',
  ],
  [
    'a misspelled field of an option',
    { themeOptions: { darkmode: false } },
    'themeOptions.darkmode is not a known field',
    'Did you mean darkMode?',
  ],
  [
    'a misspelled field of a sidebar group',
    { sidebar: { '/guide/': ['guide/a', { text: 'A', colapsed: true, items: ['guide/b'] }] } },
    'sidebar["/guide/"][1].colapsed is not a known field',
    'Did you mean collapsed?',
  ],
  [
    'an unknown field of a sidebar link',
    { sidebar: { '/guide/': [{ text: 'A', link: '/guide/a', zzz: true }] } },
    'sidebar["/guide/"][0].zzz is not a known field',
    'Known fields: text, link, tag, context',
  ],
  [
    'an unknown choice',
    { themeOptions: { hideNavbar: 'allways' } },
    'themeOptions.hideNavbar must be one of "never", "always", "on scroll"',
    'Did you mean "always"?',
  ],
  [
    'an unknown icon without an SVG',
    { socialLinks: [{ icon: 'mastodon', label: 'Mastodon', content: 'https://a.b' }] },
    'socialLinks[0].icon must be one of "github", "x", "discord", or an SVG: { svg: \'<svg …>\' }',
    undefined,
  ],
  [
    'a sidebar entry that starts with a slash',
    { sidebar: { '/guide/': [{ text: 'A', items: ['/guide/a'] }] } },
    'sidebar["/guide/"][0].items[0] value "/guide/a" does not match pattern /^[^/].*$/',
    "Write items: ['guide/start/quick-start']",
  ],
  [
    'an origin with a path',
    { origin: 'https://a.b/docs/' },
    "origin: must not have a path; write the path as base: '/docs/'",
    undefined,
  ],
  [
    'an asset origin with a path',
    { assetOrigin: 'https://a.b/docs/' },
    'assetOrigin: must not have a path; images are loaded from below base there',
    undefined,
  ],
  [
    'an asset origin without a scheme',
    { assetOrigin: 'assets.example.org' },
    'assetOrigin is not a valid url',
    "Write assetOrigin: 'https://assets.example.org'",
  ],
  [
    'a script as asset origin',
    { assetOrigin: 'javascript:alert(1)' },
    'assetOrigin is not a valid url',
    "Write assetOrigin: 'https://assets.example.org'",
  ],
  [
    'a script as URL',
    { repository: 'javascript:alert(1)' },
    'repository is not a valid url',
    "Write repository: 'https://github.com/…'",
  ],
  [
    'a link without a host',
    { nav: [{ text: 'A', link: 'https://' }] },
    'nav[0].link is not a valid url',
    "Write link: '/guide/start/', or 'https://…'",
  ],
  [
    'an invalid email address',
    { socialLinks: [{ icon: 'x', label: 'Mail', content: 'mailto:nobody' }] },
    'socialLinks[0].content is not a valid email',
    "Write content: 'https://github.com/…'",
  ],
  [
    'an email address that is too long',
    { nav: [{ text: 'A', link: `mailto:a@${'b.'.repeat(160)}org?subject=c` }] },
    'nav[0].link cannot be longer than 320 characters',
    undefined,
  ],
  [
    'an invalid color',
    { brand: { light: '#ffffff', dark: 'black', accent: '#f97316' } },
    'brand.dark value "black" does not match pattern /^#[\\da-f]{6}$/i',
    "Write dark: '#171412'",
  ],
  [
    'a navigation group with sidebar entries',
    { nav: [{ text: 'A', items: ['guide/a'] }] },
    'nav[0].items[0] is not a map of names to values',
    "Write items: [{ text: { en: '…', zh: '…' }, link: '/guide/start/' }]",
  ],
  [
    'a feed path without a slash',
    { blog: { feeds: { en: 'rss.xml' } } },
    'blog.feeds.en value "rss.xml" does not match pattern /^\\/\\S+\\.xml$/',
    "Write feeds: { en: '/rss/blog.xml', zh: '/rss/blog-zh.xml' }",
  ],
  [
    'a route prefix without a slash',
    { search: { pageRank: { blog: 0.5 } } },
    'search.pageRank.blog value "blog" does not match pattern /^\\/[^\\s?]*$/',
    "Write pageRank: { '/blog/': 0.5 }",
  ],
])('%s', (_, fields, message, hint) => {
  expect(problemsOf(fields)).toEqual([[message, hint]]);
});

test('accepts a mailto link with a subject', () => {
  const nav = [{ text: 'A', link: 'mailto:somebody@example.org?subject=Docs' }];
  expect(parseConfig({ ...sampleConfig(), nav }).nav[0]?.link).toBe(nav[0]?.link);
});

test('an origin can end with a slash', () => {
  const fields = { origin: 'https://a.b/', assetOrigin: 'https://c.d/' };
  expect(parseConfig({ ...sampleConfig(), ...fields })).toMatchObject({
    origin: 'https://a.b',
    assetOrigin: 'https://c.d',
  });
});

test('a URL has at most 2048 characters', () => {
  expect(problemsOf({ repository: `https://a.b/${'x'.repeat(2048)}` })[0]?.[0]).toBe(
    'repository cannot be longer than 2048 characters',
  );
});

test('a promise is not an object without fields', () => {
  for (const field of ['markdown', 'search', 'themeOptions']) {
    const message = `${field} is a promise\n  Write await in front of it.`;
    expect(() => parseConfig({ ...sampleConfig(), [field]: Promise.resolve({}) })).toThrow(message);
  }
  expect(() => parseConfig(Promise.resolve({}))).toThrow('the default export is a promise');
});

test('requires a file with a default export', async () => {
  const folder = await createTemporaryFolder();
  await expect(loadConfig(folder)).rejects.toThrow(
    /site\.config\.ts\n {2}error: the file is required/,
  );
  expect(() => parseConfig(undefined)).toThrow(/the default export is required\n {2}Write: export/);
});
