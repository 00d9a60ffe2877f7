import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';

/** Title and text of a page, as Markdown. */
export type MarkdownParts = { title: string; text: string };

/** Escapes characters that are Markdown syntax. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}

/** A Markdown link with an absolute URL. */
export function writeLink(text: string, route: string, { origin, base }: SiteData): string {
  return `[${escapeMarkdown(text)}](${origin}${toHref(route, base)})`;
}

/** A list item: Markdown and an optional description. */
export function writeItem(markdown: string, description: string): string {
  return description ? `- ${markdown}: ${escapeMarkdown(description)}` : `- ${markdown}`;
}

function listPosts({ posts = [] }: Page, site: SiteData): string {
  const lines = posts.map(({ title, link, date, description }) => {
    // UTC, as on the page.
    const day = new Date(date).toISOString().slice(0, 10);
    return writeItem(`${writeLink(title, link, site)} (${day})`, description);
  });
  return lines.join('\n');
}

function listOverview({ overview = [] }: Page, site: SiteData): string {
  const groups = overview.map(({ text, items }) => {
    const lines = items.flatMap((item) => [
      writeItem(writeLink(item.text, item.link, site), item.description ?? ''),
      ...item.headings.map(({ id, text: heading, depth }) => {
        const indent = '  '.repeat(Math.max(1, depth - 1));
        return `${indent}- ${writeLink(heading, `${item.link}#${id}`, site)}`;
      }),
    ]);
    return [...(text ? [`## ${escapeMarkdown(text)}`, ''] : []), ...lines].join('\n');
  });
  return groups.join('\n\n');
}

/** A page for programs: title, description, URL and text. */
export function buildMarkdownPage(
  page: Page,
  { title, text }: MarkdownParts,
  site: SiteData,
): string {
  const { description } = page.frontmatter;
  const parts = [
    title,
    description && `> ${escapeMarkdown(description)}`,
    `URL: ${site.origin}${toHref(page.routePath, site.base)}`,
    text,
    listPosts(page, site),
    listOverview(page, site),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
