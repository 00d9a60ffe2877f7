import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProps, type TransformContext, visit } from 'docs-engine/markdown';
import type { Root, Table } from 'mdast';
import type {
  LibraryToolResults,
  Run,
  SizeResults,
  ToolResults,
} from '../benchmarks/library-tools.ts';

const file = join(import.meta.dirname, '../benchmarks/library-tools.json');
const text = readFileSync(file, 'utf8');
const results: LibraryToolResults = JSON.parse(text);

export const cacheKey = text;

/** Names in English and Chinese, by the name in the results where that is another. */
const titles = new Map([
  ['rslib', ['Rslib', 'Rslib']],
  ['rslib-typescript-6', ['Rslib, TypeScript 6', 'Rslib，TypeScript 6']],
  ['rslib-bundled-types', ['Rslib, `dts.bundle`', 'Rslib，`dts.bundle`']],
  ['vite', ['Vite and tsc', 'Vite 加 tsc']],
  ['esbuild', ['esbuild and tsc', 'esbuild 加 tsc']],
]);

/** The median. */
function medianOf(runs: readonly Run[], read: (run: Run) => number): number {
  const sorted = runs.map(read).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return (upper + (sorted[Math.ceil(middle) - 1] ?? Number.NaN)) / 2;
}

const seconds = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)}\u00a0s`;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)}\u00a0kB`;

type Cells = readonly string[];
type Column = { title: [en: string, zh: string]; read: (tool: ToolResults) => string };

const firstCpu = ({ cold }: SizeResults): string => seconds(medianOf(cold, ({ cpu }) => cpu));

/** Reads a size of the library; tools that were not measured with it have an empty cell. */
function ofSize(index: number, read: (size: SizeResults) => string): Column['read'] {
  return ({ sizes }) => {
    const size = sizes.at(index);
    return size ? read(size) : '';
  };
}

const ofLargest = (read: (size: SizeResults) => string) => ofSize(-1, read);

/** The columns of each table behind the name of the tool, by the name of the table. */
const tables = new Map<unknown, Column[]>([
  [
    'first-build',
    (results.tools[0]?.sizes ?? []).map(({ modules }, index) => ({
      title: [`${modules} modules`, `${modules} 个模块`],
      read: ofSize(index, firstCpu),
    })),
  ],
  [
    'largest',
    [
      { title: ['CPU time', 'CPU 时间'], read: ofLargest(firstCpu) },
      {
        title: ['CPU time after a change', '修改后的 CPU 时间'],
        read: ofLargest(({ warm }) => seconds(medianOf(warm, ({ cpu }) => cpu))),
      },
      {
        title: ['Elapsed', '实际用时'],
        read: ofLargest(({ cold }) => seconds(medianOf(cold, ({ wall }) => wall))),
      },
      {
        title: ['Memory', '内存'],
        read: ofLargest(
          ({ cold }) => `${Math.round(medianOf(cold, ({ memory }) => memory))}\u00a0MB`,
        ),
      },
      { title: ['ESM', 'ESM'], read: ofLargest(({ bytes }) => kilobytes(bytes.esm)) },
      { title: ['CommonJS', 'CommonJS'], read: ofLargest(({ bytes }) => kilobytes(bytes.cjs)) },
      { title: ['Types', '类型'], read: ofLargest(({ bytes }) => kilobytes(bytes.types)) },
    ],
  ],
  [
    'versions',
    [
      { title: ['Installed', '安装的版本'], read: ({ versions }) => versions.join(', ') },
      {
        title: ['Builds', '构建次数'],
        read: ({ sizes }) => `${Math.min(...sizes.map(({ cold }) => cold.length))}`,
      },
    ],
  ],
]);

function listRows(columns: readonly Column[], language: 0 | 1): Cells[] {
  return [
    [['Tool', '工具'][language] ?? '', ...columns.map(({ title }) => title[language])],
    ...results.tools.map((result) => {
      const name = titles.get(result.tool)?.[language] ?? result.tool;
      return [name, ...columns.map(({ read }) => read(result))];
    }),
  ];
}

/** Words and code in backticks. */
function toCell(cell: string): Table['children'][number]['children'][number] {
  const parts = cell.split(/(`[^`]+`)/).filter(Boolean);
  return {
    type: 'tableCell',
    children: parts.map((part) =>
      part.startsWith('`')
        ? { type: 'inlineCode', value: part.slice(1, -1) }
        : { type: 'text', value: part },
    ),
  };
}

function toTable(rows: readonly Cells[]): Table {
  return {
    type: 'table',
    align: (rows[0] ?? []).map((_, column) => (column === 0 ? null : 'right')),
    children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(toCell) })),
  };
}

/** Writes a table of `npm run bench library-tools` in place of `<LibraryTools table="…" />`. */
export function transform(tree: Root, { lang }: TransformContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'LibraryTools') return undefined;
    const { table } = readProps(node);
    const columns = tables.get(table);
    if (!columns) {
      throw new Error(
        `<LibraryTools>: table="${table}" is none of ${[...tables.keys()].join(', ')}`,
      );
    }
    parent.children[index] = toTable(listRows(columns, lang === 'zh' ? 1 : 0));
  });
}
