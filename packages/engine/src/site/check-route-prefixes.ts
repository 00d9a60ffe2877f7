import { siteConfigFile } from '../config/define-config.ts';
import type { SiteConfig } from '../config/schemas/site.ts';
import type { PageSource } from '../content/discover.ts';
import { type Diagnostic, didYouMean } from '../diagnostics.ts';

type Prefix = { field: string; prefix: string };

function listPrefixes({ sidebar, search, blog }: SiteConfig): Prefix[] {
  return [
    ...Object.keys(sidebar).map((prefix) => ({ field: 'sidebar', prefix })),
    ...Object.keys(search.pageRank).map((prefix) => ({ field: 'search.pageRank', prefix })),
    ...(blog ? [{ field: 'blog.route', prefix: blog.route }] : []),
  ];
}

/** Prefixes of a route: `/guide/` and `/guide/start/` for `/guide/start/quick-start`. */
function listFolders(route: string): string[] {
  return [...route.matchAll(/\//g)].map(({ index }) => route.slice(0, index + 1));
}

/** Reports route prefixes in the configuration that match no page in any language. */
export function checkRoutePrefixes(
  sources: readonly PageSource[],
  config: SiteConfig,
): Diagnostic[] {
  const routes = [...new Set(sources.map(({ pageId }) => `/${pageId}`))];
  const folders = [...new Set(routes.flatMap(listFolders))];
  const example = "Write the beginning of a route without language prefix: '/guide/'.";
  return listPrefixes(config)
    .filter(({ prefix }) => !routes.some((route) => route.startsWith(prefix)))
    .map(({ field, prefix }) => ({
      file: siteConfigFile,
      message: `${field}: no page has a route that starts with "${prefix}"`,
      hint: didYouMean(prefix, folders, example),
    }));
}
