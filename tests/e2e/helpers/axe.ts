import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Selectors of what is looked at, and of what is left out. */
export type Part = { include?: string; exclude?: string };

/**
 * What axe finds on a page, or in a part of it. Reports are made in the page itself and of
 * violations only: no page here holds one of another site, for which axe would need a window.
 */
export async function findViolations(page: Page, { include, exclude }: Part = {}) {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}
