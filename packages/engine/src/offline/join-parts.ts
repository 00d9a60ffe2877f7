/// <reference lib="webworker" />
import type { RouteHandlerCallback } from 'workbox-core/types.js';

const hashedName = /\.([\w-]{8})\.\w+$/;

/** `name.1a2b3c4d.wasm?parts=2` consists of `name-1.1a2b3c4d.wasm` and `name-2.1a2b3c4d.wasm`. */
function listParts(url: URL): string[] {
  const count = Number(url.searchParams.get('parts'));
  return Array.from({ length: count }, (_, index) => {
    const path = url.pathname.replace(hashedName, (end) => `-${index + 1}${end}`);
    return url.origin + path;
  });
}

function join(parts: readonly Response[]): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pipe = async (): Promise<void> => {
    for (const { body } of parts) await body?.pipeTo(writable, { preventClose: true });
    await writable.close();
  };
  // An error of a part becomes one of `readable`.
  pipe().catch(() => {});
  return readable;
}

/** The first characters of the hash, as in file names. */
async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const base64 = btoa(String.fromCharCode(...digest));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 8);
}

async function fetchParts(url: URL, cache: RequestCache): Promise<Response[]> {
  return Promise.all(listParts(url).map((part) => fetch(part, { cache })));
}

/** Keeps a file that is unchanged, in place of the one of an earlier release. */
async function keep(cacheName: string, url: URL, bytes: ArrayBuffer, type: string): Promise<void> {
  const [, hash] = hashedName.exec(url.pathname) ?? [];
  if ((await hashOf(bytes)) !== hash) {
    // The browser may have kept a broken response, which the next request would get again.
    for (const part of await fetchParts(url, 'reload')) await part.arrayBuffer();
    return;
  }
  const cache = await caches.open(cacheName);
  const others = (await cache.keys()).filter((request) => request.url !== url.href);
  const headers = { 'content-type': type, 'content-length': String(bytes.byteLength) };
  await cache.put(url.href, new Response(bytes, { headers }));
  await Promise.all(others.map((request) => cache.delete(request)));
}

/**
 * Responds with a file that some hosts take in parts only, and keeps it as one response: the browser
 * caches what it compiles from that, for the next visit. `content-length` says that it is a kept one.
 */
export function joinParts(cacheName: string): RouteHandlerCallback {
  return async ({ url, event }) => {
    const kept = await caches.match(url.href, { cacheName });
    if (kept) return kept;
    const parts = await fetchParts(url, 'default');
    const failed = parts.find(({ ok }) => !ok);
    if (failed) return failed;
    const type = parts[0]?.headers.get('content-type') ?? '';
    const [body, copy] = join(parts).tee();
    // Without the room, or when the reader leaves, the next visit tries again.
    const keeping = new Response(copy)
      .arrayBuffer()
      .then((bytes) => keep(cacheName, url, bytes, type));
    event.waitUntil(keeping.catch(() => {}));
    return new Response(body, { headers: { 'content-type': type } });
  };
}
