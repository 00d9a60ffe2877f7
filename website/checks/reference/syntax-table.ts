import type { Observe } from './observe-defaults.ts';
import type { OptionPage } from './option-pages.ts';

/** Columns of the table, with the browsers of each. */
const columns = [['node'], ['chrome', 'edge'], ['firefox'], ['safari', 'ios']];

/** `{ chrome: '51', … }`: the browser versions that Rslib uses for an ECMAScript version. */
async function readVersions(observe: Observe, syntax: string): Promise<Record<string, string>> {
  const texts = await observe({ syntax: syntax as 'es5' });
  const queries = texts.join('\n').matchAll(/'(chrome|edge|firefox|safari|ios|node) >= ([\d.]+)'/g);
  return Object.fromEntries([...queries].map(([, engine = '', version = '']) => [engine, version]));
}

/** Versions in a cell by browser. A single number applies to all browsers of the column. */
function readCell(cell: string, engines: readonly string[]): [engine: string, version: string][] {
  const numbers = cell.split(/[,、]\s*/);
  return engines.map((engine, index) => [engine, numbers[index] ?? numbers[0] ?? '']);
}

/** Compares the table of ECMAScript versions with Rslib. */
export async function checkSyntaxTable(
  page: OptionPage,
  versions: readonly string[],
  observe: Observe,
): Promise<string[]> {
  const rows = page.rows.filter(({ names }) => names.some((name) => versions.includes(name)));
  const listed = rows.flatMap(({ names }) => names);
  const problems = versions
    .filter((version) => !listed.includes(version))
    .map((version) => `${page.file} has no row for ${version}`);
  for (const { names, cells } of rows) {
    const shown = columns.flatMap((engines, index) => readCell(cells[index] ?? '', engines));
    for (const name of names) {
      const actual = await readVersions(observe, name);
      problems.push(
        ...shown
          .filter(([engine, version]) => actual[engine] !== version)
          .map(
            ([engine, version]) =>
              `${page.file} says ${engine} ${version} for ${name}, but Rslib uses ${actual[engine]}`,
          ),
      );
    }
  }
  return problems;
}
