import { Feed } from 'feed';
import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { homeRoute, toHref } from '#contract/urls.ts';

/** A post with its content as HTML. URLs in it are absolute. */
export type FeedPost = { page: Page; html: string };

/** RSS feed of one language with the full content, newest post first. */
export function buildFeed(
  site: SiteData,
  feedPath: string,
  title: string,
  posts: readonly FeedPost[],
): string {
  const { origin, base, lang, description } = site;
  const link = (route: string): string => origin + toHref(route, base);
  const newest = posts[0]?.page.frontmatter.date;
  const feed = new Feed({
    id: link(feedPath),
    title: `${site.title} - ${title}`,
    description,
    language: lang,
    link: link(homeRoute(lang, site.locales)),
    copyright: '',
    feedLinks: { rss: link(feedPath) },
    ...(newest && { updated: new Date(newest) }),
  });
  for (const { page, html } of posts) {
    feed.addItem({
      link: link(page.routePath),
      title: page.title,
      description: page.frontmatter.description ?? '',
      content: html,
      date: new Date(page.frontmatter.date ?? 0),
    });
  }
  return feed.rss2();
}
