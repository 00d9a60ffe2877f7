import type { SearchIndex } from '#contract/search.ts';

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}`);
  return (await response.json()) as T;
}

async function load(manifest: string, lang: string): Promise<SearchIndex> {
  const files = await fetchJson<Record<string, string>>(manifest);
  const file = files[lang];
  if (!file) throw new Error(`${manifest} names no index for ${lang}`);
  return fetchJson(file);
}

/**
 * Asks at once for the index of a language, which `manifest` names, so that it comes beside
 * the code that reads it. The first call gets that answer; each further one asks again.
 */
export function createIndexFetch(manifest: string, lang: string): () => Promise<SearchIndex> {
  let first: Promise<SearchIndex> | undefined = load(manifest, lang);
  // Whoever calls is told.
  first.catch(() => {});
  return () => {
    const index = first ?? load(manifest, lang);
    first = undefined;
    return index;
  };
}
