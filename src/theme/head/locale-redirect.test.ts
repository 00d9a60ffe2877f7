import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../tests/support/sample-page.ts';
import { localeRedirectScript } from './locale-redirect.ts';

/** Target of the redirect of a first visit; `undefined` without a redirect. */
function visit(
  language: string,
  langs: readonly string[],
  userAgent = 'A browser',
): string | undefined {
  const locales = langs.map((lang) => ({ lang, label: lang, home: `/${lang}/` }));
  let target: string | undefined;
  runInNewContext(localeRedirectScript({ ...sampleSiteData(), locales }), {
    URL,
    document: {
      querySelector: (selector: string) => ({
        href: `https://sample.test/${/hreflang="([^"]+)"/.exec(selector)?.[1]}/guide/a`,
      }),
    },
    navigator: { language, userAgent },
    localStorage: { getItem: () => null, setItem: () => {} },
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
])('a first visit in %j to a site in %j is redirected to %s', (language, langs, target) => {
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
])('crawlers are not redirected: %s', (userAgent) => {
  expect(visit('zh', ['en', 'zh'], userAgent)).toBeUndefined();
});
