import type { Locator, Page } from '@playwright/test';
import { expect, type Language } from './test.ts';

export const height = 800;

export function menuParts(page: Page, { strings }: Language) {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    menu: button(strings.sidebarMenu),
    drawer: page.getByRole('dialog', { name: strings.sidebarMenu, exact: true }),
    outlineButton: button(strings.outline),
    hamburger: button(strings.mainMenu),
    mobileMenu: page.getByRole('dialog', { name: strings.mainMenu, exact: true }),
    nav: page.getByRole('navigation', { name: strings.mainNavigation, exact: true }),
    sidebar: page.getByRole('navigation', { name: strings.sidebar, exact: true }),
    outline: page.getByRole('navigation', { name: strings.outline, exact: true }),
    language: button(strings.language),
  };
}

/** Whether the focus is inside an element. */
export function holdsFocus(element: Locator): Promise<boolean> {
  return element.evaluate((target) => target.contains(document.activeElement));
}

export async function openPanel(opener: Locator, panel: Locator): Promise<void> {
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(panel).toBeVisible();
}

export async function expectClosed(opener: Locator, panel: Locator): Promise<void> {
  await expect(panel).toBeHidden();
  await expect(opener).toHaveAttribute('aria-expanded', 'false');
}
