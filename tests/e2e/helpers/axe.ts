import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Selectors to include and exclude, and the only rule to apply; default: all except those of AAA. */
export type Part = { include?: string; exclude?: string; rule?: string };

/** Violations that axe finds on a page or in a part of it. Frames are not examined. */
export async function findViolations(
  page: Page,
  { include = 'html', exclude, rule }: Part = {},
): Promise<axe.Result[]> {
  // Half a megabyte, which a document keeps.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ include, exclude, rules }) => {
      const results: axe.AxeResults = await window.axe.run(
        { include, exclude },
        {
          resultTypes: ['violations'],
          iframes: false,
          ...(rules.length > 0 && { runOnly: { type: 'rule', values: rules } }),
        },
      );
      return results.violations;
    },
    { include: [include], exclude: exclude ? [exclude] : [], rules: rule ? [rule] : [] },
  );
}

/** Expects no violations, and shows some places of each. */
export async function expectAccessible(page: Page, what: string, part?: Part): Promise<void> {
  const violations = await findViolations(page, part);
  const problems = violations.map(({ id, nodes }) => ({
    id,
    places: nodes
      .slice(0, 5)
      .map(({ target, failureSummary }) => [target.join(' '), failureSummary]),
  }));
  expect.soft(problems, what).toEqual([]);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
