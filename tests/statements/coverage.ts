import { type LoadedProbes, loadProbes } from './load-probes.ts';
import { listPageIds, type PageStatement, readStatements, sourceOf } from './page-statements.ts';
import { findStatements } from './probe-name.ts';

/** Set by `npm run verify -- --others`. */
export const othersVariable = 'VERIFY_OTHERS';
export const runsOthers = Boolean(process.env[othersVariable]);

export type Coverage = { pageId: string; proven: number; checkable: number; open: string[] };

/** How many statements of a page are proven, by a probe or by rule. */
export function coverPage(
  pageId: string,
  statements: readonly PageStatement[],
  { probes, unproven }: Pick<LoadedProbes, 'probes' | 'unproven'>,
): Coverage {
  const inProbes = new Set(probes.flatMap((probe) => findStatements(probe, statements)));
  const excused = new Set(unproven.flatMap((item) => findStatements(item, statements)));
  const isProven = (found: PageStatement) =>
    inProbes.has(found) || found.rule === 'kit' || found.rule === 'reference';
  const checkable = statements.filter(
    (found) => isProven(found) || (found.rule === undefined && !excused.has(found)),
  );
  const open = checkable.filter((found) => !isProven(found));
  return {
    pageId,
    proven: checkable.length - open.length,
    checkable: checkable.length,
    open: open.map(({ heading, text }) => `#${heading}: ${text}`),
  };
}

function formatRow({ pageId, proven, checkable }: Omit<Coverage, 'open'>): string {
  const share = checkable === 0 ? 100 : Math.floor((100 * proven) / checkable);
  return `${(pageId || 'home').padEnd(36)}${String(proven).padStart(5)}${String(checkable).padStart(6)}${String(share).padStart(5)} %`;
}

/** `npm run verify -- --coverage [word …]`: the table, and with words the unproven statements. */
export async function printCoverage(words: readonly string[]): Promise<void> {
  const byPage = new Map((await loadProbes()).map((page) => [page.pageId, page]));
  const rows: Coverage[] = [];
  for (const pageId of await listPageIds()) {
    if (words.length > 0 && !words.some((word) => pageId.includes(word))) continue;
    const statements = await readStatements(sourceOf(pageId));
    const page = byPage.get(pageId) ?? { probes: [], unproven: [] };
    rows.push(coverPage(pageId, statements, page));
  }
  console.log(`${'page'.padEnd(36)}proven   all  share`);
  for (const row of rows) {
    console.log(formatRow(row));
    if (words.length > 0) for (const text of row.open) console.log(`    ${text}`);
  }
  const sum = (key: 'proven' | 'checkable') => rows.reduce((total, row) => total + row[key], 0);
  console.log(formatRow({ pageId: 'all', proven: sum('proven'), checkable: sum('checkable') }));
}
