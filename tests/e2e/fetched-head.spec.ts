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
  expect(taken).toEqual(['link', 'meta', 'script']);
  await expect(page.locator('head [http-equiv=refresh]')).toHaveCount(0);
  await expect(
    page.locator('head script[data-page]:not([type="application/ld+json"])'),
  ).toHaveCount(0);
  await expect(page).toHaveTitle(/^Quick start/);
  expect(await isTagged(page)).toBe(true);
});

test('styles of modules stay, and those that only the next page uses follow', async ({ page }) => {
  const readSheets = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets
        .map(({ cssRules }) => cssRules[0]?.cssText ?? '')
        // Not those that parts of the app bring.
        .filter((css) => css.startsWith('@layer')),
    );
  const next = '/guide/basic/output-format';
  await page.goto(next);
  const expected = await readSheets();
  await page.goto(target);
  const before = await readSheets();
  expect(before.length).toBeGreaterThan(5);
  const added = expected.filter((css) => !before.includes(css));
  expect(added.length).toBeGreaterThan(0);
  await linkTo(page, next).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Output format');
  await expect.poll(readSheets).toEqual([...before, ...added]);
});
