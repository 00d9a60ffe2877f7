import { sampleSiteData } from 'docs-engine/testing/sample-page.ts';
import type { SiteData } from 'docs-engine/theme';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SiteProvider } from '../../site-context.tsx';
import type { Strings } from '../../strings.ts';
import { Logo } from './Logo.tsx';

/** Only the images, without the preload hints that React adds. */
function render(fields: Parameters<typeof sampleSiteData>[0]): string[] {
  const site = sampleSiteData(fields) as SiteData<Strings>;
  const html = renderToStaticMarkup(
    <SiteProvider value={site}>
      <Logo size={28} className="big" />
    </SiteProvider>,
  );
  return html.match(/<img[^>]*>/g) ?? [];
}

test('each appearance has its own image', () => {
  expect(render({ logo: { light: '/light.svg', dark: '/dark.svg' } })).toEqual([
    expect.stringMatching(
      /^<img src="\/light.svg" class="big only-light .*" alt="" width="28" height="28"\/>$/,
    ),
    expect.stringMatching(
      /^<img src="\/dark.svg" class="big only-dark .*" alt="" width="28" height="28"\/>$/,
    ),
  ]);
});

test('the image is loaded from the asset origin', () => {
  const fields = { logo: '/logo.svg', base: '/docs/', assetOrigin: 'https://assets.test' };
  expect(render(fields)[0]).toContain('src="https://assets.test/docs/logo.svg"');
});

test('an image for both appearances is rendered once', () => {
  expect(render({ logo: '/logo.svg' })).toEqual([
    '<img src="/logo.svg" class="big" alt="" width="28" height="28"/>',
  ]);
});
