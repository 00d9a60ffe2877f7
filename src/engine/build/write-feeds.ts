import type { SiteData } from '#contract/site.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hashOf } from '../markdown/file-context.ts';
import { buildFeed } from '../outputs/feeds.ts';
import { type PageSummary, readMarkup } from './compile-pages.ts';
import type { Output } from './output.ts';
import type { Project } from './project.ts';
import { buildBlog, buildPageData } from './site-data.ts';

/** Writes the feed of every language that has one. */
export async function writeFeeds(
  project: Project,
  sites: readonly SiteData[],
  pages: readonly PageSummary[],
  getRenderer: () => Promise<Renderer>,
  output: Output,
): Promise<void> {
  for (const site of sites) {
    const own = pages.filter(({ source }) => source.lang === site.lang);
    const blog = buildBlog(project.site, site.lang, own);
    if (!blog) continue;
    const posts = blog.posts.flatMap(({ link }) =>
      own.filter(({ source }) => source.routePath === link),
    );
    const list = own.find(({ source }) => source.routePath === blog.routePath);
    const key = hashOf(JSON.stringify([blog, posts.map((post) => post.key), site.origin]));
    await output.write(blog.feed.url.slice(1), key, async () => {
      const { renderContent } = await getRenderer();
      const surroundings = {
        alternates: new Map<string, Record<string, string>>(),
        sidebars: {},
        lastUpdated: new Map<string, string>(),
        listed: new Map(),
        blog,
      };
      const items = await Promise.all(
        posts.map(async (post) => {
          const { body, statics } = await readMarkup(project, post.key);
          const page = buildPageData(post, surroundings);
          return { page, html: renderContent({ page: { ...page, body }, statics, site }) };
        }),
      );
      return buildFeed(site, blog.feed.url, list?.title ?? site.title, items);
    });
  }
}
