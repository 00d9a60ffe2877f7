import type { Page } from '@playwright/test';
import { en } from '../../tests/support/strings.ts';

/** One picture: a page in a window, after what a reader does there. */
export type Screen = {
  route: string;
  width: number;
  colorScheme: 'light' | 'dark';
  act?: (page: Page) => Promise<void>;
};

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
}

async function search(page: Page): Promise<void> {
  await press(page, en.search.button);
  await page.getByRole('combobox').fill('dts');
  await page.getByRole('option').first().waitFor();
}

async function openMainMenu(page: Page): Promise<void> {
  await press(page, en.mainMenu);
  const tools = page.getByRole('dialog').getByRole('navigation', { name: en.toolMenu });
  await tools.getByRole('listitem').last().waitFor();
}

async function openDrawer(page: Page): Promise<void> {
  await press(page, en.sidebarMenu);
  await page.getByRole('button', { name: en.search.close }).waitFor();
}

/** Each kind of page and panel once or twice, in all widths, appearances and languages. */
export const screens: readonly Screen[] = [
  { route: '/', width: 1440, colorScheme: 'light' },
  { route: '/zh/', width: 390, colorScheme: 'dark' },
  { route: '/guide/start/quick-start', width: 390, colorScheme: 'light' },
  { route: '/zh/guide/start/quick-start', width: 1440, colorScheme: 'dark' },
  { route: '/guide/basic/output-structure', width: 768, colorScheme: 'dark' },
  { route: '/config/', width: 1440, colorScheme: 'light' },
  { route: '/zh/config/lib/dts', width: 768, colorScheme: 'light' },
  { route: '/config/lib/dts', width: 1920, colorScheme: 'light' },
  { route: '/zh/blog/', width: 768, colorScheme: 'light' },
  { route: '/blog/introducing-rslib', width: 1920, colorScheme: 'dark' },
  { route: '/playground', width: 1920, colorScheme: 'light' },
  { route: '/nowhere', width: 390, colorScheme: 'light' },
  { route: '/guide/start/', width: 1440, colorScheme: 'light', act: search },
  { route: '/guide/start/', width: 390, colorScheme: 'dark', act: openMainMenu },
  { route: '/guide/start/', width: 390, colorScheme: 'light', act: openDrawer },
];
