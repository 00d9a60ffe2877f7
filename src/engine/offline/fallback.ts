import { offlineDocument, pageListMark } from '../output-paths.ts';
import { type CachedPage, readKeptPage, sortKeptPages, writePageList } from './cached-pages.ts';

export type CacheNames = { pages: string; files: string };

type Found = { document: Response; folder: string };

/** The document in the language of an address, which its first folder below the scope names; else any. */
async function findDocument(
  address: string,
  scope: string,
  { files }: CacheNames,
): Promise<Found | undefined> {
  const cache = await caches.open(files);
  const folders = (await cache.keys())
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.endsWith(`/${offlineDocument}`))
    .map((path) => path.slice(0, -offlineDocument.length));
  const [first] = new URL(address).pathname.slice(scope.length).split('/');
  const wanted = [`${scope}${first}/`, scope, ...folders].find((path) => folders.includes(path));
  const document = wanted && (await cache.match(wanted + offlineDocument, { ignoreVary: true }));
  return document ? { document, folder: wanted } : undefined;
}

async function listKept({ pages }: CacheNames): Promise<CachedPage[]> {
  const cache = await caches.open(pages);
  const documents = await cache.matchAll();
  const read = await Promise.all(documents.map(async (kept) => readKeptPage(await kept.text())));
  return read.filter((page) => page !== undefined);
}

/** What a reader without a network gets instead of a page that is not kept: a list of those that are. */
export async function offlineResponse(
  address: string,
  scope: string,
  kept: CacheNames,
): Promise<Response | undefined> {
  const found = await findDocument(address, scope, kept);
  if (!found) return undefined;
  const pages = sortKeptPages(await listKept(kept), found.folder);
  const html = (await found.document.text()).replace(pageListMark, () => writePageList(pages));
  const headers = new Headers(found.document.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}
