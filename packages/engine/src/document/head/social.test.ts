import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../../testing/sample-page.ts';
import { socialTags, toOpenGraphLocale } from './social.ts';

const site = sampleSiteData({ base: '/docs/' });

describe('previews of links', () => {
  test('have title, description, URL and languages', () => {
    expect(socialTags(samplePage(), site)).toEqual([
      ['og:title', 'A page'],
      ['og:description', 'A site for tests'],
      ['og:type', 'website'],
      ['og:url', 'https://sample.test/docs/guide/a'],
      ['og:site_name', 'Sample'],
      ['og:locale', 'en_US'],
      ['og:locale:alternate', 'zh_CN'],
      ['twitter:card', 'summary'],
    ]);
  });

  test('have the share image with its size', () => {
    const tags = socialTags(samplePage(), site, '/docs/assets/share.1.png');
    expect(Object.fromEntries(tags)).toMatchObject({
      'og:image': 'https://sample.test/docs/assets/share.1.png',
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A page',
      'twitter:image:alt': 'A page',
      'twitter:card': 'summary_large_image',
    });
  });

  test('of a post are those of an article with its date', () => {
    const page = samplePage({ frontmatter: { date: '2026-01-31', description: 'What is new.' } });
    expect(Object.fromEntries(socialTags(page, site))).toMatchObject({
      'og:type': 'article',
      'og:description': 'What is new.',
      'article:published_time': '2026-01-31T00:00:00.000Z',
    });
  });
});

test.each([
  ['en', 'en_US'],
  ['zh', 'zh_CN'],
  ['zh-TW', 'zh_TW'],
  ['pt-BR', 'pt_BR'],
  ['de', 'de_DE'],
  ['tlh', 'tlh'],
])('%s is %s in Open Graph', (lang, locale) => {
  expect(toOpenGraphLocale(lang)).toBe(locale);
});
