import type { PageRecord, SearchIndex, SectionRecord } from './records.ts';

/** Rows stored by column: all first values, all second values, and so on. */
type Columns<Row extends readonly unknown[]> = { [Column in keyof Row]: Row[Column][] };

/** A page as a row, with the number of its sections. */
type PageRow = [route: string, title: string, group: string, rank: number, sectionCount: number];

/** Content of the index file. */
type IndexFile = {
  pages: Columns<PageRow>;
  /** Sections of all pages, in page order. */
  sections: Columns<SectionRecord>;
  synonyms: SearchIndex['synonyms'];
};

function toColumns<Row extends readonly unknown[]>(rows: readonly Row[]): Columns<Row> {
  const width = rows[0]?.length ?? 0;
  return Array.from({ length: width }, (_, at) => rows.map((row) => row[at])) as Columns<Row>;
}

function toRows<Row extends readonly unknown[]>(columns: Columns<Row>): Row[] {
  const [first = []] = columns as readonly unknown[][];
  return first.map((_, at) =>
    columns.map((column) => (column as unknown[])[at]),
  ) as unknown as Row[];
}

/** Serializes an index. Columns compress better than rows, because similar values are adjacent. */
export function serializeIndex({ pages, synonyms }: SearchIndex): string {
  const rows = pages.map(
    ([route, title, group, rank, sections]): PageRow => [
      route,
      title,
      group,
      rank,
      sections.length,
    ],
  );
  const sections = toColumns(pages.flatMap(([, , , , records]) => records));
  const file: IndexFile = { pages: toColumns(rows), sections, synonyms };
  return JSON.stringify(file);
}

/** Reads an index from its parsed file. Throws a `TypeError` when the file is not an index. */
export function parseIndex(parsed: unknown): SearchIndex {
  const { pages, sections, synonyms } = parsed as IndexFile;
  const records = toRows(sections);
  let next = 0;
  return {
    pages: toRows(pages).map(([route, title, group, rank, count]): PageRecord => {
      const own = records.slice(next, next + count);
      next += count;
      return [route, title, group, rank, own];
    }),
    synonyms,
  };
}
