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

/** Names in English and Chinese, by the name in the results. */
const titles = new Map([
  ['rslib', ['Rslib', 'Rslib']],
  ['rslib-typescript-6', ['Rslib, TypeScript 6', 'Rslib，TypeScript 6']],
  ['rslib-bundled-types', ['Rslib, `dts.bundle`', 'Rslib，`dts.bundle`']],
  ['tsup', ['tsup', 'tsup']],
  ['tsdown', ['tsdown', 'tsdown']],
  ['unbuild', ['unbuild', 'unbuild']],
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

type Column = { title: [en: string, zh: string]; read: (size: SizeResults) => string };

const firstCpu: Column = {
  title: ['CPU time', 'CPU 时间'],
  read: ({ cold }) => seconds(medianOf(cold, ({ cpu }) => cpu)),
};

/** What is measured of the largest library. */
const columns: Column[] = [
  firstCpu,
  {
    title: ['CPU time after a change', '修改后的 CPU 时间'],
    read: ({ warm }) => seconds(medianOf(warm, ({ cpu }) => cpu)),
  },
  {
    title: ['Elapsed', '实际用时'],
    read: ({ cold }) => seconds(medianOf(cold, ({ wall }) => wall)),
  },
  {
    title: ['Memory', '内存'],
    read: ({ cold }) => `${Math.round(medianOf(cold, ({ memory }) => memory))}\u00a0MB`,
  },
  { title: ['ESM', 'ESM'], read: ({ bytes }) => kilobytes(bytes.esm) },
  { title: ['CommonJS', 'CommonJS'], read: ({ bytes }) => kilobytes(bytes.cjs) },
  { title: ['Types', '类型'], read: ({ bytes }) => kilobytes(bytes.types) },
];

type Cells = readonly string[];

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

const largestOf = ({ sizes }: ToolResults) => sizes.at(-1);

/** A table by its name. */
const tables = new Map<unknown, (language: 0 | 1) => Cells[]>([
  [
    'first-build',
    (language) => {
      const sizes = results.tools[0]?.sizes ?? [];
      const words = ['modules', '个模块'][language];
      return [
        [['Tool', '工具'][language] ?? '', ...sizes.map(({ modules }) => `${modules} ${words}`)],
        ...results.tools.map(({ tool, sizes }) => [
          titles.get(tool)?.[language] ?? tool,
          ...sizes.map(firstCpu.read),
        ]),
      ];
    },
  ],
  [
    'largest',
    (language) => [
      [['Tool', '工具'][language] ?? '', ...columns.map(({ title }) => title[language])],
      ...results.tools.map((result) => {
        const size = largestOf(result);
        const name = titles.get(result.tool)?.[language] ?? result.tool;
        return [name, ...columns.map(({ read }) => (size ? read(size) : ''))];
      }),
    ],
  ],
  [
    'versions',
    (language) => [
      [
        ['Tool', '工具'],
        ['Installed', '安装的版本'],
        ['Builds', '构建次数'],
      ].map((words) => words[language] ?? ''),
      ...results.tools.map(({ tool, versions, sizes }) => [
        titles.get(tool)?.[language] ?? tool,
        versions.join(', '),
        `${Math.min(...sizes.map(({ cold }) => cold.length))}`,
      ]),
    ],
  ],
]);

/** Writes a table of `npm run bench library-tools` in place of `<LibraryTools table="…" />`. */
export function transform(tree: Root, { lang }: TransformContext): void {
  visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
    if (node.name !== 'LibraryTools') return undefined;
    const { table } = readProps(node);
    const rows = tables.get(table);
    if (!rows) {
      throw new Error(
        `<LibraryTools>: table="${table}" is none of ${[...tables.keys()].join(', ')}`,
      );
    }
    parent.children[index] = toTable(rows(lang === 'zh' ? 1 : 0));
  });
}
