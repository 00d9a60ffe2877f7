import { expect, test } from 'vitest';
import { sampleSiteData } from '../../../tests/support/sample-page.ts';
import { buildOfflinePage } from './generated-pages.ts';

test('words of the page without a network are text', () => {
  const site = sampleSiteData();
  const hostile = Object.keys(site.strings).map((name) => [name, `<b>${name}</b>`]);
  const { body } = buildOfflinePage({ ...site, strings: Object.fromEntries(hostile) });
  expect(body.join('')).toContain('<p>&lt;b&gt;offlineText');
  expect(body.join('')).not.toContain('<b>');
});
