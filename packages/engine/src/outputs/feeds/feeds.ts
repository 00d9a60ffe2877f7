import { XMLBuilder } from 'fast-xml-parser';
import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { homeRoute, toAbsoluteUrl } from '../../contract/urls.ts';
import { removeForbidden } from '../valid-xml.ts';

/** A post with its content as HTML. URLs in it are absolute. */
export type FeedPost = { page: Page; html: string };

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressBooleanAttributes: false,
  format: true,
});

function formatDate(date: string): string {
  return new Date(date).toUTCString();
}

/** RSS feed of one language with the full content, newest post first. */
export function buildFeed(
  site: SiteData,
  feedPath: string,
  title: string,
  posts: readonly FeedPost[],
): string {
  const { lang, description } = site;
  const link = (route: string): string => toAbsoluteUrl(route, site);
  const newest = posts[0]?.page.frontmatter.date;
  const items = posts.map(({ page: { routePath, title: name, frontmatter }, html }) => ({
    title: name,
    link: link(routePath),
    guid: { '@isPermaLink': 'true', '#text': link(routePath) },
    ...(frontmatter.date && { pubDate: formatDate(frontmatter.date) }),
    ...(frontmatter.description && { description: frontmatter.description }),
    'content:encoded': html,
  }));
  const rss = {
    '@version': '2.0',
    '@xmlns:atom': 'http://www.w3.org/2005/Atom',
    '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    channel: {
      title: `${site.title} - ${title}`,
      link: link(homeRoute(lang, site.locales)),
      description,
      language: lang,
      ...(newest && { lastBuildDate: formatDate(newest) }),
      'atom:link': { '@href': link(feedPath), '@rel': 'self', '@type': 'application/rss+xml' },
      item: items,
    },
  };
  const xml = builder.build({ '?xml': { '@version': '1.0', '@encoding': 'utf-8' }, rss });
  return removeForbidden(xml);
}
