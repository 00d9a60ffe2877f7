import type { SiteData } from '#contract/site.ts';
import { listBreadcrumbs } from '../../document/head/breadcrumbs.ts';
import { hash } from '../../files/hash.ts';
import type { BuiltPage } from '../../site/describe-pages.ts';
import type { BuildContext } from '../build-step.ts';
import { writeFeedContent } from './feed-content.ts';
import { buildFeed } from './feeds.ts';

/** Writes the feed of a language: the posts that its list of posts names. */
export async function writeFeeds(
  { project, getRenderer, code, output }: BuildContext,
  site: SiteData,
  pages: readonly BuiltPage[],
): Promise<void> {
  const list = pages.find(({ page }) => page.posts)?.page;
  const [feed] = list?.feeds ?? [];
  if (!list?.posts || !feed) return;
  const posts = list.posts.flatMap(({ link }) =>
    pages.filter(({ page }) => page.routePath === link),
  );
  const title = listBreadcrumbs(list, site)[0]?.text ?? list.title;
  const key = hash(JSON.stringify([code, list, posts.map(({ summary }) => summary.key), site]));
  await output.write(feed.url.slice(1), key, async () => {
    const { renderMarkdown } = await getRenderer();
    const { strings } = site;
    const items = posts.map(({ page, summary }) => {
      const { markdown } = project.store.readTexts(summary.key);
      return { page, html: writeFeedContent(renderMarkdown(markdown, strings), strings) };
    });
    return buildFeed(site, feed.url, title, items);
  });
}
