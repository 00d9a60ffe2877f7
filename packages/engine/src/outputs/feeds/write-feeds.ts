import type { SiteData } from '../../contract/site.ts';
import { listBreadcrumbs } from '../../document/head/breadcrumbs.ts';
import { hash } from '../../files/hash.ts';
import type { Site } from '../../site/create-site.ts';
import { type BuildContext, type BuildStep, pagesOf } from '../build-step.ts';
import { writeFeedContent } from './feed-content.ts';
import { buildFeed } from './feeds.ts';

async function writeFeed(build: BuildContext, site: SiteData): Promise<void> {
  const pages = pagesOf(build, site);
  const list = pages.find(({ page }) => page.posts)?.page;
  const [feed] = list?.feeds ?? [];
  if (!list?.posts || !feed) return;
  const posts = list.posts.flatMap(({ link }) =>
    pages.filter(({ page }) => page.routePath === link),
  );
  const title = listBreadcrumbs(list, site)[0]?.text ?? list.title;
  const keys = posts.map(({ compiled }) => compiled.key);
  const key = hash(JSON.stringify([build.sourceHash, list, keys, site]));
  await build.out.write(feed.url.slice(1), key, async () => {
    const { renderMarkdown } = await build.loadRenderer();
    const { strings } = site;
    const items = posts.map(({ page, compiled }) => {
      const copy = build.cache.readCopy(compiled);
      return { page, html: writeFeedContent(renderMarkdown(copy, strings), strings) };
    });
    return buildFeed(site, feed.url, title, items);
  });
}

/** Paths of the feeds. */
export function listFeedFiles({ pages }: Site): string[] {
  return [...pages.values()].flatMap(({ feeds }) => feeds.map(({ url }) => url.slice(1)));
}

/** Writes the feed of each language with a blog: the posts that its list of posts has. */
export const writeFeeds: BuildStep = async (build) => {
  for (const site of build.site.data) await writeFeed(build, site);
};
