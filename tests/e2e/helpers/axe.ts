import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Selectors to include and exclude. */
export type Part = { include?: string; exclude?: string };

/**
 * Violations that axe finds on a page or in a part of it. Runs in the page itself, because no
 * page here embeds one of another origin.
 */
export async function findViolations(page: Page, { include, exclude }: Part = {}) {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}
