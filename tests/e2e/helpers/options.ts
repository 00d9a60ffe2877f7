import type { Locator, Page } from '@playwright/test';
import { en } from '../../support/strings.ts';
import { expect } from './test.ts';

export function button(page: Page, name: string): Locator {
  return page.getByRole('button', { name, exact: true });
}

export function sidebarOf(page: Page): Locator {
  return page.getByRole('navigation', { name: en.sidebar, exact: true });
}

export async function leftEdge(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? Number.NaN;
}

export async function expectOpen(opener: Locator, isOpen: boolean): Promise<void> {
  await expect(opener).toHaveAttribute('aria-expanded', String(isOpen));
}
