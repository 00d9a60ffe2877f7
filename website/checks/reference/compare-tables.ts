import type { OptionPage, TableRow } from './option-pages.ts';
import type { PackageTypes } from './package-types.ts';

/** First words of a cell that says whether an option is allowed at the top level, by language. */
const answers: Record<string, Record<string, 'yes' | 'no' | 'in part'>> = {
  en: { yes: 'yes', no: 'no', 'in part': 'in part' },
  zh: { 是: 'yes', 可以: 'yes', 否: 'no', 不可以: 'no', 部分可以: 'in part' },
};

/** Options without their own page, with the reason why the overview of Rsbuild's options is enough. */
const overviewOnly: Record<string, string> = {
  dev: 'concerns `rslib mf-dev` only; Rsbuild documents it',
  root: 'only a path',
  security: 'one option, which Rsbuild documents; it has an effect on the manifest only',
  server: 'concerns `rslib mf-dev` only; Rsbuild documents it',
  splitChunks: 'off for libraries; Rsbuild and Rspack document it',
};

type Listed = { name: string; answer: string | undefined };

function listRows(page: OptionPage): Listed[] {
  const known = answers[page.lang] ?? {};
  return page.rows.flatMap(({ names, cells }: TableRow) => {
    const cell = cells.at(-1) ?? '';
    if (!(cell in known)) return [];
    return names.map((name) => ({ name, answer: known[cell] }));
  });
}

function compareKeys(
  page: OptionPage,
  prefix: string,
  expected: readonly string[],
  listed: readonly string[],
): string[] {
  return [
    ...expected
      .filter((key) => !listed.includes(key))
      .map(
        (key) =>
          `${prefix}${key} is an option of @rslib/core that ${page.file} does not list: add it to the table, or to the section "no-effect" with a reason`,
      ),
    ...listed
      .filter((key) => !expected.includes(key))
      .map(
        (key) => `${page.file} lists ${prefix}${key}, which @rslib/core does not have: remove it`,
      ),
  ];
}

function compareAnswers(
  page: OptionPage,
  rows: readonly Listed[],
  allowed: readonly string[],
): string[] {
  return rows.flatMap(({ name, answer }) => {
    const isAllowed = allowed.includes(name);
    if (answer === 'in part' ? isAllowed : (answer === 'yes') === isAllowed) return [];
    return [
      `${page.file} says "${answer}" for ${name} in the last column, contrary to @rslib/core`,
    ];
  });
}

/** Options in the overview must have a page, or a reason for not having one. */
function checkOverviewOnly(
  page: OptionPage,
  listed: readonly string[],
  pages: readonly OptionPage[],
): string[] {
  const hasPage = (name: string) =>
    pages.some(({ title, lang }) => title === name && lang === page.lang);
  return [
    ...listed
      .filter((name) => !hasPage(name) && !(name in overviewOnly))
      .map(
        (name) =>
          `${page.file} lists ${name}, which has no page: write one, or add it with a reason to overviewOnly in website/checks/reference/compare-tables.ts`,
      ),
    ...Object.keys(overviewOnly)
      .filter((name) => hasPage(name) || !listed.includes(name))
      .map(
        (name) =>
          `overviewOnly in website/checks/reference/compare-tables.ts contains ${name}, which has a page, or is not in the table of ${page.file}: remove it`,
      ),
  ];
}

/** The option of the page itself must be allowed where its facts say. */
function checkTopLevel(page: OptionPage, topLevel: readonly string[]): string[] {
  const { facts, title } = page;
  const [first = '', key = first] = title.split('.');
  if (typeof facts?.topLevel !== 'boolean') return [];
  if (facts.topLevel === topLevel.includes(key)) return [];
  return [`${page.file} says topLevel={${facts.topLevel}} for ${title}, contrary to @rslib/core`];
}

/**
 * Compares the tables of the two overviews with the keys of the config. Every option must
 * be listed, in the right table, and be allowed where the table says.
 */
export function checkTables(
  { keysOf }: Pick<PackageTypes, 'keysOf'>,
  pages: readonly OptionPage[],
): string[] {
  const topLevel = keysOf('RslibConfig').filter((key) => !key.startsWith('_'));
  const inItems = keysOf('LibConfig');
  // Options of Rslib itself: those of items only, and those of both that Rsbuild does not have.
  const rsbuild = topLevel.filter((key) => pages.every(({ pageId }) => pageId !== toLibPage(key)));
  const rslib = inItems.filter((key) => !rsbuild.includes(key));

  return pages.flatMap((page) => {
    const rows = listRows(page);
    const withoutEffect = page.withoutEffect.map(({ name }) => name);
    if (page.pageId === 'config/lib/') {
      return [
        ...compareKeys(
          page,
          'lib.',
          rslib,
          rows.map(({ name }) => name),
        ),
        ...compareAnswers(page, rows, topLevel),
      ];
    }
    if (page.pageId === 'config/rsbuild/') {
      const listed = rows.map(({ name }) => name);
      const expected = rsbuild.filter((key) => key !== 'lib');
      return [
        ...compareKeys(page, '', expected, [...listed, ...withoutEffect]),
        ...compareAnswers(page, rows, inItems),
        ...checkOverviewOnly(page, listed, pages),
      ];
    }
    return checkTopLevel(page, topLevel);
  });
}

/** Every option of Rslib itself must have a page. */
function toLibPage(key: string): string {
  return `config/lib/${key.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase()}`;
}
