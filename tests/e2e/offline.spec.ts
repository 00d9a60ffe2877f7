import { at, heading, offlineMessage, test, titlesIn, visit } from './helpers/offline.ts';
import {
  expect,
  hydrate,
  inEachLanguage,
  inEnglish,
  isTagged,
  otherLanguage,
  tagDocument,
} from './helpers/test.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'default' });

inEachLanguage('without a network', ({ lang, strings, path }) => {
  const titles = titlesIn(lang);

  test('the search works even if it was never opened', async ({ page, context, problems }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: strings.search.button }).click();
    await page.getByRole('combobox').fill(lang === 'zh' ? '命令' : 'command');
    await page.getByRole('option', { selected: true }).click();
    await expect(page).toHaveURL(at(`${path('/guide/install')}#command`));
  });

  test('a page that was never visited lists the cached pages, and loads once the network is back', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await visit(page, path('/guide/'), lang);
    await context.setOffline(true);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(titles.leaf);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(strings.offlineTitle);
    await expect(page).toHaveURL(at(path('/guide/usage')));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByText(strings.offlineText)).toBeVisible();
    const list = page.getByRole('main').getByRole('listitem');
    await expect(list).toHaveText([titles.index, titles.leaf]);
    await hydrate(page);
    await expect(list).toHaveText([titles.index, titles.leaf]);
    await page.getByRole('main').getByRole('link', { name: titles.index }).click();
    await expect(heading(page)).toHaveText(titles.index);
    await expect(page).toHaveURL(at(path('/guide/')));

    await page.goto(at(path('/guide/usage')));
    await expect(heading(page)).toHaveText(strings.offlineTitle);
    await context.setOffline(false);
    await page.getByRole('link', { name: strings.offlineRetry }).click();
    await expect(heading(page)).not.toHaveText(strings.offlineTitle);
    await expect(page).toHaveURL(at(path('/guide/usage')));
  });
});

inEnglish('without a network', (language) => {
  const { lang, strings, path } = language;
  const other = otherLanguage(language);
  const titles = titlesIn(lang);

  test('visited pages open at every form of their URL, and the router navigates between them', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/'), lang);
    await visit(page, path('/guide/install'), lang);
    await context.setOffline(true);
    await page.goto(at(path('/guide/')));
    await expect(heading(page)).toHaveText(titles.index);
    await tagDocument(page);
    await page.getByRole('link', { name: strings.nextPage }).click();
    await expect(heading(page)).toHaveText(titles.leaf);
    await expect(heading(page)).toBeFocused();
    expect(await isTagged(page)).toBe(true);
    await page.reload();
    await expect(heading(page)).toHaveText(titles.leaf);
    await hydrate(page);
    await page.getByRole('tab', { name: 'pnpm' }).click();
    await expect(page.getByText('pnpm install -D basic')).toBeVisible();
    for (const form of ['/', '.html', '?a=1#command', '/index.html']) {
      await page.goto(at(path('/guide/install')) + form);
      await expect(heading(page), form).toHaveText(titles.leaf);
    }
  });

  test('the other language opens if it was visited, otherwise its offline page is shown', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(offlineMessage);
    await visit(page, path('/guide/install'), lang);
    await visit(page, other.path('/guide/install'), other.lang);
    await page.goto(at(path('/guide/install')));
    await context.setOffline(true);
    await hydrate(page);
    await page.getByRole('button', { name: strings.language, exact: true }).click();
    await page.getByRole('link', { name: other.label, exact: true }).click();
    await expect(page).toHaveURL(at(other.path('/guide/install')));
    await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
    await page.goto(at(other.path('/guide/usage')));
    await expect(heading(page)).toHaveText(other.strings.offlineTitle);
  });
});
