import { sampleSiteData } from 'docs-engine/testing/sample-page.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { redirectToLocale } from './locale-redirect.ts';
import { headOptions } from './options.ts';

afterEach(() => vi.unstubAllGlobals());

type Visit = {
  /** Languages of the reader, in their order. */
  languages: readonly string[];
  /** Languages of the site. The first one has no prefix. */
  langs?: readonly string[];
  /** Language of the page, by default that without a prefix. */
  lang?: string;
  userAgent?: string;
  /** Value of the mark of earlier visits, or an error. */
  readMark?: () => string | null;
};

/** Target of the redirect of a first visit; `undefined` without a redirect. */
function visit({
  languages,
  langs = ['en', 'zh'],
  lang = langs[0] ?? '',
  userAgent = 'A browser',
  readMark = () => null,
}: Visit): string | undefined {
  const locales = langs.map((other, index) => ({
    lang: other,
    label: other,
    home: index === 0 ? '/' : `/${other}/`,
  }));
  let target: string | undefined;
  const globals = {
    document: {
      querySelector: (selector: string) => ({
        href: `https://sample.test/${/hreflang="([^"]+)"/.exec(selector)?.[1]}/guide/a`,
      }),
    },
    navigator: { language: languages[0], languages, userAgent },
    localStorage: { getItem: readMark, setItem: () => {} },
    location: { search: '?a=1', hash: '#b', replace: (url: string) => (target = url) },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const options = headOptions({ ...sampleSiteData(), lang, locales });
  redirectToLocale(lang, options.langs ?? [], options.isPrefixed);
  return target;
}

const threeLanguages = ['en', 'zh-CN', 'zh-TW'];

test.each<[Visit, string | undefined]>([
  [{ languages: ['en'] }, undefined],
  [{ languages: ['en-GB'] }, undefined],
  [{ languages: ['zh'] }, '/zh/guide/a?a=1#b'],
  [{ languages: ['zh-CN'] }, '/zh/guide/a?a=1#b'],
  [{ languages: ['zh-cn', 'en'] }, '/zh/guide/a?a=1#b'],
  [{ languages: ['en-US', 'zh-CN'] }, undefined],
  [{ languages: ['fr', 'zh-CN', 'en'] }, '/zh/guide/a?a=1#b'],
  [{ languages: ['fr', 'en', 'zh-CN'] }, undefined],
  [{ languages: ['fr'] }, undefined],
  [{ languages: ['', 'constructor', '-'] }, undefined],
  [{ languages: [] }, undefined],
  [{ languages: ['zh-TW'], langs: threeLanguages }, '/zh-TW/guide/a?a=1#b'],
  [{ languages: ['zh-HK'], langs: threeLanguages }, '/zh-CN/guide/a?a=1#b'],
  [{ languages: ['en'], langs: ['zh', 'en'] }, '/en/guide/a?a=1#b'],
])('a first visit to a page without a prefix, %j, is redirected to %s', (reader, target) => {
  expect(visit(reader)).toBe(target);
});

test.each<[Visit, string | undefined]>([
  [{ languages: ['en-US', 'zh-CN'], lang: 'zh' }, undefined],
  [{ languages: ['fr', 'en', 'ZH'], lang: 'zh' }, undefined],
  [{ languages: ['zh'], lang: 'zh' }, undefined],
  [{ languages: ['en-US'], lang: 'zh' }, '/en/guide/a?a=1#b'],
  [{ languages: ['fr', 'en-US'], lang: 'zh' }, '/en/guide/a?a=1#b'],
  [{ languages: ['fr', 'de'], lang: 'zh' }, undefined],
  [{ languages: [], lang: 'zh' }, undefined],
  [{ languages: ['zh-CN'], lang: 'zh-TW', langs: threeLanguages }, undefined],
  [{ languages: ['zh'], lang: 'en', langs: ['zh', 'en'] }, '/zh/guide/a?a=1#b'],
])('a first visit to a page with a prefix, %j, is redirected to %s', (reader, target) => {
  expect(visit(reader)).toBe(target);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (Macintosh) Chrome/120 Safari/537.36 Chrome-Lighthouse',
])('crawlers are not redirected: %s', (userAgent) => {
  expect(visit({ languages: ['zh'], userAgent })).toBeUndefined();
});

test.each<[string, () => string | null]>([
  ['an earlier visit', () => '1'],
  ['any value', () => '{garbage'],
  [
    'a storage that is blocked',
    () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    },
  ],
])('there is no redirect after %s', (_, readMark) => {
  expect(visit({ languages: ['zh'], readMark })).toBeUndefined();
});
