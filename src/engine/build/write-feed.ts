import type { SiteData } from '#contract/site.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hashOf } from '../markdown/file-context.ts';
import { buildFeed } from '../outputs/feeds.ts';
import { readMarkup } from './compile-pages.ts';
import type { BuiltPage } from './describe-pages.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';

/** Writes the feed of a language: the posts that its list of posts names. */
export async function writeFeed(
  project: Project,
  site: SiteData,
  pages: readonly BuiltPage[],
  getRenderer: () => Promise<Renderer>,
  output: Output,
): Promise<void> {
  const list = pages.find(({ page }) => page.posts)?.page;
  const [feed] = list?.feeds ?? [];
  if (!list?.posts || !feed) return;
  const posts = list.posts.flatMap(({ link }) =>
    pages.filter(({ page }) => page.routePath === link),
  );
  const key = hashOf(JSON.stringify([list, posts.map(({ summary }) => summary.key), site]));
  await output.write(feed.url.slice(1), key, async () => {
    const { renderContent } = await getRenderer();
    const items = await Promise.all(
      posts.map(async ({ page, summary }) => {
        const { body, statics } = await readMarkup(project, summary.key);
        return { page, html: renderContent({ page: { ...page, body }, statics, site }) };
      }),
    );
    return buildFeed(site, feed.url, list.title, items);
  });
}
