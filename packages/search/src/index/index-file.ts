import type {
  IndexHeads,
  IndexParts,
  IndexTexts,
  PageRecord,
  SearchIndex,
  SectionHead,
  SectionText,
} from './records.ts';

/** Rows stored by column: all values of a field, then those of the next one. Similar values compress better side by side. */
type Columns<Row> = { [Field in keyof Row]: Row[Field][] };

function toColumns<Row extends object>(
  rows: readonly Row[],
  fields: readonly (keyof Row)[],
): Columns<Row> {
  const columns = fields.map((field) => [field, rows.map((row) => row[field])]);
  return Object.fromEntries(columns) as Columns<Row>;
}

function toRows<Row extends object>(columns: Columns<Row>): Row[] {
  const entries = Object.entries(columns) as [string, unknown[]][];
  const [[, first] = ['', []]] = entries;
  return first.map((_, at) =>
    Object.fromEntries(entries.map(([field, values]) => [field, values[at]])),
  ) as Row[];
}

/** A page as a row, with the number of its sections. */
type PageRow = Omit<PageRecord, 'sections'> & { count: number };

type HeadsFile = Omit<IndexHeads, 'pages'> & {
  pages: Columns<PageRow>;
  sections: Columns<SectionHead>;
};

type TextsFile = Omit<IndexTexts, 'sections'> & { sections: Columns<SectionText> };

/** Contents of the two files of an index. `id` says that they belong together. */
export function serializeIndex(
  { pages, synonyms, variants }: SearchIndex,
  id: string,
): { heads: string; texts: string } {
  const rows = pages.map(({ sections, ...page }) => ({ ...page, count: sections.length }));
  const sections = pages.flatMap((page) => page.sections);
  const heads: HeadsFile = {
    id,
    pages: toColumns<PageRow>(rows, ['route', 'title', 'group', 'rank', 'count']),
    sections: toColumns<SectionHead>(sections, ['depth', 'heading', 'anchor', 'keywords']),
    synonyms,
  };
  const texts: TextsFile = {
    id,
    sections: toColumns<SectionText>(sections, ['text', 'moreTerms', 'code', 'facts']),
    variants,
  };
  return { heads: JSON.stringify(heads), texts: JSON.stringify(texts) };
}

/** Reads the first part from its parsed file. Throws a `TypeError` when the file is something else. */
export function parseHeads(parsed: unknown): IndexHeads {
  const { id, pages, sections, synonyms } = parsed as HeadsFile;
  const heads = toRows(sections);
  let next = 0;
  return {
    id,
    pages: toRows(pages).map(({ count, ...page }) => {
      next += count;
      return { ...page, sections: heads.slice(next - count, next) };
    }),
    synonyms,
  };
}

/** Reads the second part from its parsed file. Throws a `TypeError` when the file is something else. */
export function parseTexts(parsed: unknown): IndexTexts {
  const { id, sections, variants } = parsed as TextsFile;
  return { id, sections: toRows(sections), variants };
}

/** Reads both files of an index. */
export function parseIndex(heads: string, texts: string): SearchIndex {
  const { pages, synonyms } = parseHeads(JSON.parse(heads));
  const { sections, variants } = parseTexts(JSON.parse(texts));
  const rest = sections.values();
  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map((head) => ({ ...head, ...(rest.next().value as SectionText) })),
    })),
    synonyms,
    variants,
  };
}

/** An index in parts, both of them loaded. */
export function splitIndex({ pages, synonyms, variants }: SearchIndex): IndexParts {
  const texts = { id: '', sections: pages.flatMap(({ sections }) => sections), variants };
  return { heads: { id: '', pages, synonyms }, loadTexts: async () => texts };
}
