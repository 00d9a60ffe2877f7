import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../support/roots.ts';
import { readLedger } from '../verify/ledger.ts';
import { type LoadedProbes, loadProbes } from './load-probes.ts';
import { listPageIds, type PageStatement, readStatements, sourceOf } from './page-statements.ts';
import { findStatements, nameProbes } from './probe-name.ts';

/** Set by `npm run verify -- --others`. */
export const othersVariable = 'VERIFY_OTHERS';
export const runsOthers = Boolean(process.env[othersVariable]);

export type Coverage = {
  pageId: string;
  proven: number;
  checkable: number;
  /** Statements named by `unproven`. */
  excused: number;
  open: string[];
};

/** How many statements of a page are proven, by a probe or by rule. */
export function coverPage(
  pageId: string,
  statements: readonly PageStatement[],
  { probes, unproven }: Pick<LoadedProbes, 'probes' | 'unproven'>,
): Coverage {
  const inProbes = new Set(probes.flatMap((probe) => findStatements(probe, statements)));
  const inExcuses = new Set(unproven.flatMap((item) => findStatements(item, statements)));
  const isProven = (found: PageStatement) =>
    inProbes.has(found) || found.rule === 'kit' || found.rule === 'reference';
  const isExcused = (found: PageStatement) => !isProven(found) && inExcuses.has(found);
  const checkable = statements.filter(
    (found) => isProven(found) || (found.rule === undefined && !isExcused(found)),
  );
  const open = checkable.filter((found) => !isProven(found));
  return {
    pageId,
    proven: checkable.length - open.length,
    checkable: checkable.length,
    excused: statements.filter(isExcused).length,
    open: open.map(({ heading, text }) => `#${heading}: ${text}`),
  };
}

/** The probes of a page that have passed. */
function listPassed(page: LoadedProbes, ledger: ReadonlyMap<string, string>): LoadedProbes {
  const names = nameProbes(page);
  const probes = page.probes.filter((_, index) => ledger.has(names[index] as string));
  return { ...page, probes };
}

/** The coverage of all pages, or of those whose path contains one of the words. */
async function coverPages(words: readonly string[]): Promise<Coverage[]> {
  const byPage = new Map((await loadProbes()).map((page) => [page.pageId, page]));
  const ledger = readLedger();
  const rows: Coverage[] = [];
  for (const pageId of await listPageIds()) {
    if (words.length > 0 && !words.some((word) => pageId.includes(word))) continue;
    const statements = await readStatements(sourceOf(pageId));
    const page = byPage.get(pageId);
    const passed = page ? listPassed(page, ledger) : { probes: [], unproven: [] };
    rows.push(coverPage(pageId, statements, passed));
  }
  return rows;
}

type Sums = Omit<Coverage, 'open'>;

function addUp(pageId: string, rows: readonly Coverage[]): Sums {
  const sum = (key: 'proven' | 'checkable' | 'excused') =>
    rows.reduce((total, row) => total + row[key], 0);
  return { pageId, proven: sum('proven'), checkable: sum('checkable'), excused: sum('excused') };
}

function shareOf({ proven, checkable }: Sums): number {
  return checkable === 0 ? 100 : Math.floor((100 * proven) / checkable);
}

function formatRow(row: Sums): string {
  const { pageId, proven, checkable, excused } = row;
  const share = `${String(shareOf(row)).padStart(5)} %`;
  return `${(pageId || 'home').padEnd(36)}${String(proven).padStart(5)}${String(checkable).padStart(6)}${share}${String(excused).padStart(10)}`;
}

/**
 * `npm run verify -- --coverage [word …]`: prints the table, and with words the unproven statements.
 * Without words, writes the table of folders into `docs/statements.md`.
 */
export async function reportCoverage(words: readonly string[]): Promise<void> {
  const rows = await coverPages(words);
  console.log(`${'page'.padEnd(36)}proven   all  share  unproven`);
  for (const row of rows) {
    console.log(formatRow(row));
    if (words.length > 0) for (const text of row.open) console.log(`    ${text}`);
  }
  console.log(formatRow(addUp('all', rows)));
  if (words.length === 0) writeTable(rows);
}

/** Folder of a page with its parent, such as `guide/basic`. */
function folderOf(pageId: string): string {
  return /^(?:\w+\/)?[\w-]+(?=\/)/.exec(pageId)?.[0] ?? 'other';
}

/** A Markdown table with a row for each folder. */
function tabulate(rows: readonly Coverage[]): string {
  const folders = [...new Set(rows.map(({ pageId }) => folderOf(pageId)))].sort();
  const sums = folders.map((folder) => {
    const found = rows.filter(({ pageId }) => folderOf(pageId) === folder);
    return addUp(folder === 'other' ? folder : `\`${folder}\``, found);
  });
  const lines = [...sums, addUp('all', rows)].map((row) => {
    const { pageId, proven, checkable, excused } = row;
    return `| ${pageId} | ${proven} of ${checkable} | ${shareOf(row)} % | ${excused} |`;
  });
  return ['| Pages | Proven | Share | `unproven` |', '| --- | --- | --- | --- |', ...lines].join(
    '\n',
  );
}

const docsFile = join(repositoryRoot, 'docs/statements.md');
const tableStart = '## Coverage\n';

/** Writes the last section of `docs/statements.md`. */
function writeTable(rows: readonly Coverage[]): void {
  const [before = ''] = readFileSync(docsFile, 'utf8').split(tableStart);
  const note = 'Written by `npm run verify -- --coverage`, from what has passed.';
  writeFileSync(docsFile, `${before}${tableStart}\n${note}\n\n${tabulate(rows)}\n`);
}
