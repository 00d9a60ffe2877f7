import type { ConsumersProps, ConsumerTableProps } from '../components/props.ts';
import type { LibraryPackage, Subject, Tool } from './define.ts';
import { packages, tools } from './index.ts';
import { translateName, translateSight } from './names.ts';
import type { CellResult, ToolResults } from './results.ts';

type Table = ConsumerTableProps['tables'][number];
type Row = Table['rows'][number];
type Entry = Row['entries'][number];

export type Results = ReadonlyMap<string, ToolResults>;

/** Rows of a table, in this order. */
const outcomes = ['works', 'setting', 'wrong', 'fails'] as const;

function outcomeOf({ result, setting }: CellResult): Row['outcome'] {
  return setting ? 'setting' : result;
}

/** A message without the paths in which package and application differ. */
function withoutPaths(message: string): string {
  return message.replace(/[^\s'"]*(?:node_modules|src)\/[^\s'":]*/g, '');
}

/** What the source does in the application: `works`, `same`, or the result and what was seen. */
function shortenControl({ seen, control = '' }: CellResult, lang: string): string {
  const [, result, own = ''] = /^(fails|wrong): (.*)$/s.exec(control) ?? [];
  if (!result) return control;
  if (withoutPaths(own) === withoutPaths(seen)) return 'same';
  return `${result}: ${translateSight(own, lang)}`;
}

/** Cells that have seen the same, together. */
function listSights(cells: readonly CellResult[], lang: string): Entry['sights'] {
  const sights = new Map<string, Entry['sights'][number]>();
  for (const result of cells) {
    const { cell, seen, setting } = result;
    const control = shortenControl(result, lang);
    const key = JSON.stringify([seen, setting, control]);
    const name = translateName(cell, lang);
    const known = sights.get(key);
    if (known) known.cells.push(name);
    else {
      const details = {
        seen: translateSight(seen, lang),
        ...(setting && { setting }),
        ...(control && { control }),
      };
      sights.set(key, { ...details, cells: [name] });
    }
  }
  return [...sights.values()];
}

const familyOf = ({ family, name, title }: Tool) => family ?? { name, title };

/** A tool in a row, with the cells that belong there; no cells if all belong there. */
function createEntry(
  tool: Tool,
  all: readonly CellResult[],
  outcome: Row['outcome'],
  lang: string,
): Entry[] {
  const cells = all.filter((cell) => outcomeOf(cell) === outcome);
  if (cells.length === 0) return [];
  const isWhole = cells.length === all.length;
  return [
    {
      users: familyOf(tool).name,
      title: translateName(tool.title, lang),
      cells: isWhole ? [] : cells.map(({ cell }) => translateName(cell, lang)),
      sights: outcome === 'works' ? [] : listSights(cells, lang),
    },
  ];
}

function createTable(library: LibraryPackage, results: Results, lang: string): Table {
  const rows = outcomes.map((outcome) => ({
    outcome,
    entries: tools.flatMap((tool) => {
      const all = results.get(tool.name)?.cells ?? [];
      const own = all.filter((cell) => cell.package === library.name);
      return createEntry(tool, own, outcome, lang);
    }),
  }));
  return {
    name: library.name,
    title: lang === 'zh' ? library.title.zh : library.title.en,
    rows: rows.filter(({ entries }) => entries.length > 0),
  };
}

/** Tables of the packages of a subject: what each tool does with them. */
export function createTables(subject: Subject, results: Results, lang: string): Table[] {
  return packages
    .filter((library) => library.subject === subject)
    .map((library) => createTable(library, results, lang))
    .filter(({ rows }) => rows.length > 0);
}

/** What readers can choose as their users' tools. */
export function listFamilies(results: Results, lang: string): ConsumersProps['families'] {
  const run = tools.filter(({ name }) => results.has(name));
  return [
    ...new Map(run.map(familyOf).map(({ name, title }) => [name, translateName(title, lang)])),
  ];
}

/** Each tool with what was run, in its order. */
export function listTools(results: Results, lang: string) {
  return tools
    .filter(({ name }) => results.has(name))
    .map(({ name, title, cells }) => ({
      name,
      title: translateName(title, lang),
      versions: results.get(name)?.versions ?? [],
      cells: [...new Set(cells.map((cell) => translateName(cell.name, lang)))],
    }));
}
