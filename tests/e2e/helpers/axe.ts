import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Selectors to include and exclude, and the only rule to apply; default: all except those of AAA. */
export type Part = { include?: string; exclude?: string; rule?: string };

/**
 * Violations that axe finds on a page or in a part of it. Runs in the page itself, because no
 * page here embeds one of another origin.
 */
export async function findViolations(page: Page, { include, exclude, rule }: Part = {}) {
  const builder = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (rule) builder.withRules(rule);
  if (include) builder.include(include);
  if (exclude) builder.exclude(exclude);
  return (await builder.analyze()).violations;
}
