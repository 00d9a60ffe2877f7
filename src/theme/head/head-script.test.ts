import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { SiteData } from '#contract/site.ts';
import { sampleSiteData } from '../../../tests/support/sample-page.ts';
import type { Strings } from '../ui-strings/en.ts';
import { writeHeadScript } from './head-script.ts';

/** Where the script sends a first visitor with a language; `undefined` when it stays. */
function visit(
  language: string,
  langs: readonly string[],
  userAgent = 'A browser',
): string | undefined {
  const site = sampleSiteData() as SiteData<Strings>;
  const locales = langs.map((lang) => ({ lang, label: lang, home: `/${lang}/` }));
  let target: string | undefined;
  const document = {
    documentElement: { dataset: {}, toggleAttribute() {} },
    querySelector: (selector: string) => ({
      href: `https://sample.test/${/hreflang="([^"]+)"/.exec(selector)?.[1]}/guide/a`,
    }),
  };
  runInNewContext(writeHeadScript({ ...site, locales }), {
    URL,
    URLSearchParams,
    document,
    navigator: { language, userAgent },
    localStorage: { getItem: () => null, setItem: () => {} },
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    addEventListener() {},
    location: { search: '?a=1', hash: '#b', replace: (url: string) => (target = url) },
  });
  return target;
}

test.each([
  ['en', ['en', 'zh'], undefined],
  ['en-GB', ['en', 'zh'], undefined],
  ['zh', ['en', 'zh'], '/zh/guide/a?a=1#b'],
  ['zh-CN', ['en', 'zh'], '/zh/guide/a?a=1#b'],
  ['zh-TW', ['en', 'zh-CN', 'zh-TW'], '/zh-TW/guide/a?a=1#b'],
  ['zh-HK', ['en', 'zh-CN', 'zh-TW'], '/zh-CN/guide/a?a=1#b'],
  ['fr', ['en', 'zh'], undefined],
  ['', ['en', 'zh'], undefined],
])('a first visitor who reads %j, of %j, is sent to %s', (language, langs, target) => {
  expect(visit(language, langs)).toBe(target);
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'Mozilla/5.0 (compatible; GoogleOther)',
  'Mediapartners-Google',
  'Mozilla/5.0 (compatible; Yahoo! Slurp)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Mozilla/5.0 (Macintosh) Chrome/120 Safari/537.36 Chrome-Lighthouse',
])('a crawler stays: %s', (userAgent) => {
  expect(visit('zh', ['en', 'zh'], userAgent)).toBeUndefined();
});
