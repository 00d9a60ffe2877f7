import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readProps, visitAll } from 'docs-engine/markdown';
import { loadProject } from 'docs-engine/node';
import type { List, Nodes, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { OptionFactsProps } from '../../components/props.ts';
import {
  listCodes,
  listLinks,
  type PageHeading,
  parsePage,
  readSection,
  toHeading,
} from '../content/parse-page.ts';
import { websiteRoot } from '../roots.ts';

/** Cells of a table as text, by the code in the first cell of a row. */
export type TableRow = { names: string[]; cells: string[]; columns: string[] };

/** A parsed page of the reference. */
export type OptionPage = {
  file: string;
  lang: string;
  /** For example `config/lib/dts`. */
  pageId: string;
  /** The `# heading`, which is the path of the option: `lib.dts`, `output`. */
  title: string;
  headings: PageHeading[];
  facts: OptionFactsProps | undefined;
  /** Node types between the `# heading` and the first `##`, components by name. */
  opening: string[];
  /** The code of the section `types`. */
  types: string;
  /** Code blocks outside the section `types` that quote no file. */
  handWritten: { lang: string; code: string }[];
  /** Code in the list of the section `no-effect`, each with the rest of its item. */
  withoutEffect: { name: string; reason: string }[];
  rows: TableRow[];
  /** The text of each paragraph and of each row of a table, and the default of the facts. */
  statements: string[];
  /** All inline code. */
  codes: string[];
  /** Number of links below the heading `related`. */
  related: number;
};

export const sectionIds = {
  example: 'example',
  types: 'types',
  withoutEffect: 'no-effect',
  limits: 'limits',
  related: 'related',
} as const;

function isComponent(node: Nodes): node is MdxJsxFlowElement {
  return node.type === 'mdxJsxFlowElement';
}

function toRows({ children: [head, ...body] }: Table): TableRow[] {
  const columns = head?.children.map((cell) => textOf(cell)) ?? [];
  return body.map(({ children: [first, ...rest] }) => ({
    names: first ? listCodes(first) : [],
    cells: rest.map((cell) => textOf(cell)),
    columns: columns.slice(1),
  }));
}

function readWithoutEffect(tree: Root): OptionPage['withoutEffect'] {
  return readSection(tree, sectionIds.withoutEffect)
    .filter((node): node is List => node.type === 'list')
    .flatMap(({ children }) => children)
    .flatMap((item) => {
      const [subject = '', ...reason] = textOf(item).split(/[:：]\s*(?=\p{L})/u);
      const names = listCodes(item).filter((code) => subject.includes(code));
      return names.map((name) => ({ name, reason: reason.join(': ') }));
    });
}

function readHandWritten(tree: Root): OptionPage['handWritten'] {
  const types = new Set<Nodes>(readSection(tree, sectionIds.types));
  const found: OptionPage['handWritten'] = [];
  visitAll(tree, (node) => {
    if (node.type === 'code' && !types.has(node) && !node.meta?.includes('file="')) {
      found.push({ lang: node.lang ?? '', code: node.value });
    }
    return undefined;
  });
  return found;
}

function readPage(tree: Root): Omit<OptionPage, 'file' | 'lang' | 'pageId'> {
  const headings: PageHeading[] = [];
  const rows: TableRow[] = [];
  const codes: string[] = [];
  const statements: string[] = [];
  let facts: OptionFactsProps | undefined;
  visitAll(tree, (node) => {
    if (node.type === 'heading') headings.push(toHeading(node));
    if (node.type === 'table') rows.push(...toRows(node));
    if (node.type === 'inlineCode') codes.push(node.value);
    if (node.type === 'paragraph' || node.type === 'tableRow') statements.push(textOf(node));
    if (isComponent(node) && node.name === 'OptionFacts')
      facts = readProps(node) as OptionFactsProps;
    return undefined;
  });
  const second = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 2);
  return {
    title: headings.find(({ depth }) => depth === 1)?.text ?? '',
    headings,
    facts,
    opening: tree.children
      .slice(1, second < 0 ? undefined : second)
      .map((node) => (isComponent(node) ? (node.name ?? '') : node.type)),
    types: readSection(tree, sectionIds.types)
      .flatMap((node) => (node.type === 'code' ? [node.value] : []))
      .join('\n'),
    handWritten: readHandWritten(tree),
    withoutEffect: readWithoutEffect(tree),
    rows,
    codes,
    statements: [...statements, facts?.default ?? ''],
    related: readSection(tree, sectionIds.related).flatMap(listLinks).length,
  };
}

/** Parses Markdown as a page of the reference. */
export function parseOptionPage(
  source: string,
  place: Pick<OptionPage, 'file' | 'lang' | 'pageId'>,
): OptionPage {
  return { ...place, ...readPage(parsePage(source, place.file)) };
}

/** All pages below `/config/` except the overview, in every language. */
export async function readOptionPages(): Promise<OptionPage[]> {
  const { sources } = await loadProject(websiteRoot, console);
  const listed = sources.filter(({ pageId }) => /^config\/./.test(pageId));
  return Promise.all(
    listed.map(async ({ sourcePath, lang, pageId }) =>
      parseOptionPage(await readFile(join(websiteRoot, sourcePath), 'utf8'), {
        file: sourcePath,
        lang,
        pageId,
      }),
    ),
  );
}
