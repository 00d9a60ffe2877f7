import { expect, isTagged, linkTo, tagDocument, test } from './helpers/test.ts';

const start = '/guide/start/';
const target = '/guide/start/quick-start';

test('only descriptive elements are taken from the head of a fetched document', async ({
  page,
}) => {
  await page.route(`**${target}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const added = `<meta http-equiv="refresh" content="0;url=${start}" data-page>
      <meta name="a" http-equiv="refresh" content="0;url=${start}" data-page>
      <script data-page>0</script>`;
    await route.fulfill({ response, body: html.replace('</head>', `${added}</head>`) });
  });
  await page.goto(start);
  await tagDocument(page);
  await linkTo(page, target).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const taken = await page
    .locator('head [data-page]')
    .evaluateAll((all) => [...new Set(all.map((element) => element.localName))].sort());
  expect(taken).toEqual(['link', 'meta', 'script', 'style']);
  await expect(page.locator('head [http-equiv=refresh]')).toHaveCount(0);
  await expect(
    page.locator('head script[data-page]:not([type="application/ld+json"])'),
  ).toHaveCount(0);
  await expect(page).toHaveTitle(/^Quick start/);
  expect(await isTagged(page)).toBe(true);
});

test('styles that both pages have stay', async ({ page }) => {
  const pageStyles = () =>
    page
      .locator('head style[data-page]')
      .evaluateAll((all) => all.map((style) => style.innerHTML).sort());
  await page.goto('/guide/basic/output-format');
  const expected = await pageStyles();
  await page.goto(target);
  const before = await pageStyles();
  expect(before.length).toBeGreaterThan(0);
  expect(before).not.toEqual(expected);
  await page
    .locator('head style[data-page]')
    .evaluateAll((all) => void Object.assign(window, { styles: all }));
  await linkTo(page, '/guide/basic/output-format').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Output format');
  await expect.poll(pageStyles).toEqual(expected);
  const kept = await page.evaluate(() => {
    const { styles } = window as unknown as { styles: Element[] };
    return styles
      .filter((style) => style.isConnected)
      .map((style) => style.innerHTML)
      .sort();
  });
  expect(kept).toEqual(before.filter((css) => expected.includes(css)));
  expect(kept.length).toBeGreaterThan(0);
});
