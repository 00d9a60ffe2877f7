import { expect, test } from 'vitest';
import { sampleSiteData } from '../../testing/sample-page.ts';
import { createOfflinePage } from './generated-pages.ts';

test('UI strings of the offline page are escaped', () => {
  const site = sampleSiteData();
  const hostile = Object.keys(site.strings).map((name) => [name, `<b>${name}</b>`]);
  const { body } = createOfflinePage({ ...site, strings: Object.fromEntries(hostile) });
  expect(body.join('')).toContain('<p>&lt;b&gt;offlineText');
  expect(body.join('')).not.toContain('<b>');
});
