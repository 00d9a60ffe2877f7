import { readFileSync } from 'node:fs';

/** A judged query, with its set and the expected routes without locale prefix. */
export type Judged = { set: string; query: string; routes: string[] };

/** Finds the routes of the pages that match a query, best first. */
export type Search = (query: string) => Promise<string[]>;

/** Reads the judged queries of a language from `judged.<lang>.tsv`. */
export function readJudged(lang: string): Judged[] {
  const text = readFileSync(new URL(`./judged.${lang}.tsv`, import.meta.url), 'utf8');
  const [, ...rows] = text.trimEnd().split('\n');
  return rows.map((row) => {
    const [set = '', query = '', routes = ''] = row.split('\t');
    return { set, query, routes: routes.split(' ') };
  });
}

/** All prefixes of one-word queries in Latin letters, with at least three letters. */
export function listPrefixes(judged: readonly Judged[]): Judged[] {
  return judged
    .filter(({ query }) => !/[\s\p{Script=Han}]/u.test(query))
    .flatMap(({ query, ...rest }) =>
      Array.from({ length: Math.max(0, query.length - 3) }, (_, at) => ({
        ...rest,
        query: query.slice(0, at + 3),
      })),
    );
}

/** Position of the first expected page for each query, from 1; `Infinity` if none is found. */
export async function rankJudged(judged: readonly Judged[], search: Search): Promise<number[]> {
  const cache = new Map<string, string[]>();
  const ranks: number[] = [];
  for (const { query, routes } of judged) {
    const routesFound = cache.get(query) ?? (await search(query));
    cache.set(query, routesFound);
    const found = [...new Set(routesFound.map((route) => route.replace(/^\/zh(?=\/)/, '')))];
    const at = found.findIndex((route) => routes.includes(route));
    ranks.push(at < 0 ? Number.POSITIVE_INFINITY : at + 1);
  }
  return ranks;
}

/** Mean reciprocal rank. */
export function meanReciprocalRank(ranks: readonly number[]): number {
  return ranks.reduce((sum, rank) => sum + 1 / rank, 0) / ranks.length;
}
