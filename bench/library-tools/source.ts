/** Files of a library: `src/index.ts`, which exports everything, and modules that import others. */
export type Source = Record<string, string>;

/** Modules of each measured library, the entry among them. */
export const sizes = [2, 10, 50, 150, 500] as const;

/** Modules that a module imports: the one before it, and one from further up. */
function listImports(number: number): number[] {
  return [...new Set([number - 1, Math.floor(number / 3)])].filter(
    (other) => other >= 0 && other < number,
  );
}

function writeModule(number: number): string {
  const imports = listImports(number);
  const lines = imports.map(
    (other) =>
      `import { type Book${other}, countPages${other}, Shelf${other} } from './shelf-${other}';`,
  );
  const earlier = imports.map((other) => `Book${other}`).join(' | ') || 'undefined';
  const pages = imports.map((other) => `countPages${other}(limit - 1)`).join(' + ') || '0';
  const empty = imports.map((other) => `new Shelf${other}('copy ${other}').size`).join(', ');
  return `${lines.join('\n')}

/** A book of shelf ${number}. */
export interface Book${number} {
  readonly id: string;
  title: string;
  year: number;
  tags: readonly string[];
  pages?: number;
  earlier?: ${earlier};
}

export type Order${number} = 'title' | 'year' | 'pages';

/** Changes that can be undone, newest last. */
export type Change${number}<Key extends keyof Book${number} = keyof Book${number}> = {
  key: Key;
  before: Book${number}[Key];
  after: Book${number}[Key];
};

const orders${number} = {
  title: (one: Book${number}, other: Book${number}) => one.title.localeCompare(other.title),
  year: (one: Book${number}, other: Book${number}) => one.year - other.year,
  pages: (one: Book${number}, other: Book${number}) => (one.pages ?? 0) - (other.pages ?? 0),
} satisfies Record<Order${number}, (one: Book${number}, other: Book${number}) => number>;

export class Shelf${number} {
  #books = new Map<string, Book${number}>();
  #changes: Change${number}[] = [];

  constructor(
    readonly name: string,
    books: Iterable<Book${number}> = [],
  ) {
    for (const book of books) this.add(book);
  }

  get size(): number {
    return this.#books.size;
  }

  add(book: Book${number}): this {
    if (this.#books.has(book.id)) throw new Error(\`Shelf \${this.name} has \${book.id} already\`);
    this.#books.set(book.id, { ...book, tags: [...new Set(book.tags)] });
    return this;
  }

  change<Key extends keyof Book${number}>(id: string, key: Key, after: Book${number}[Key]): void {
    const book = this.#books.get(id);
    if (!book) return;
    this.#changes.push({ key, before: book[key], after });
    this.#books.set(id, { ...book, [key]: after });
  }

  list(order: Order${number} = 'title', ...tags: string[]): Book${number}[] {
    return [...this.#books.values()]
      .filter((book) => tags.every((tag) => book.tags.includes(tag)))
      .sort(orders${number}[order]);
  }

  *years(): Generator<number> {
    for (const { year } of this.list('year')) yield year;
  }
}

export const summarize${number} = (shelf: Shelf${number}) => ({
  name: shelf.name,
  size: shelf.size,
  first: shelf.list('year').at(0)?.title,
  years: [...new Set(shelf.years())],
  copies: [${empty}],
});

export function countPages${number}(limit: number): number {
  if (limit <= 0) return ${number};
  return ${pages} + limit;
}

export async function load${number}(read: (id: string) => Promise<unknown>, ids: string[]): Promise<Shelf${number}> {
  const books = await Promise.all(ids.map(read));
  const known = books.filter((book): book is Book${number} => typeof book === 'object' && book !== null);
  return new Shelf${number}('loaded ${number}', known);
}
`;
}

/** A library with this number of modules. */
export function createSource(size: number): Source {
  const numbers = Array.from({ length: size - 1 }, (_, number) => number);
  const entry = numbers.map((number) => `export * from './shelf-${number}';\n`).join('');
  const modules = numbers.map((number) => [`src/shelf-${number}.ts`, writeModule(number)] as const);
  return { 'src/index.ts': entry, ...Object.fromEntries(modules) };
}

/** The module in the middle of a library after an edit: it exports one more function. */
export function editSource(size: number): Source {
  const number = Math.floor((size - 2) / 2);
  return {
    [`src/shelf-${number}.ts`]: `${writeModule(number)}
export function isRead${number}(book: Book${number}): boolean {
  return book.tags.includes('read');
}
`,
  };
}
