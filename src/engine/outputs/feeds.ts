import { Feed } from 'feed';
import type { PageData } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';

/** A post with its content as HTML. */
export type FeedPost = { page: PageData; html: string };

/** Links and pictures of the content, as a reader outside of the site can follow them. */
function makeAbsolute(html: string, { routePath }: PageData, { origin, base }: SiteData): string {
  const own = origin + toHref(routePath, base);
  return html.replace(/ (href|src)="([/#][^"]*)"/g, (_, name: string, address: string) => {
    const absolute = address.startsWith('#') ? own + address : origin + address;
    return ` ${name}="${absolute}"`;
  });
}

/** The RSS feed of one language, newest post first, with the full content. */
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
    link: link(site.locales.find((locale) => locale.lang === lang)?.home ?? '/'),
    copyright: '',
    feedLinks: { rss: link(feedPath) },
    ...(newest && { updated: new Date(newest) }),
  });
  for (const { page, html } of posts) {
    const address = link(page.routePath);
    feed.addItem({
      id: address,
      link: address,
      title: page.title,
      description: page.frontmatter.description ?? '',
      content: makeAbsolute(html, page, site),
      date: new Date(page.frontmatter.date ?? 0),
    });
  }
  return feed.rss2();
}
