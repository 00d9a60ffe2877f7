import { offlineDocument, pageListMark } from '../output-paths.ts';
import {
  type CachedPage,
  readCachedPage,
  renderPageList,
  sortCachedPages,
} from './cached-pages.ts';

export type CacheNames = { pages: string; files: string };

type OfflinePage = { document: Response; folder: string };

/** The offline page in the language of a URL, which the first folder below the scope names; else any. */
async function findOfflinePage(
  url: string,
  scope: string,
  { files }: CacheNames,
): Promise<OfflinePage | undefined> {
  const cache = await caches.open(files);
  const folders = (await cache.keys())
    .map((request) => new URL(request.url).pathname)
    .filter((path) => path.endsWith(`/${offlineDocument}`))
    .map((path) => path.slice(0, -offlineDocument.length));
  const [first] = new URL(url).pathname.slice(scope.length).split('/');
  const folder = [`${scope}${first}/`, scope, ...folders].find((path) => folders.includes(path));
  const document = folder && (await cache.match(folder + offlineDocument, { ignoreVary: true }));
  return document ? { document, folder } : undefined;
}

async function listCachedPages({ pages }: CacheNames): Promise<CachedPage[]> {
  const cache = await caches.open(pages);
  const documents = await cache.matchAll();
  const read = await Promise.all(
    documents.map(async (document) => readCachedPage(await document.text())),
  );
  return read.filter((page) => page !== undefined);
}

/** Responds offline to a page that is not cached: with a list of the cached ones. */
export async function offlineResponse(
  url: string,
  scope: string,
  names: CacheNames,
): Promise<Response | undefined> {
  const found = await findOfflinePage(url, scope, names);
  if (!found) return undefined;
  const pages = sortCachedPages(await listCachedPages(names), found.folder);
  const html = (await found.document.text()).replace(pageListMark, () => renderPageList(pages));
  const headers = new Headers(found.document.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { headers });
}
