import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';

/** Title and text of a page as Markdown. */
export type MarkdownParts = { title: string; text: string };

/** Characters that Markdown would read as signs of its own. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<]/g, '\\$&');
}

/** A link with an absolute address, as Markdown. */
export function writeLink(text: string, route: string, { origin, base }: SiteData): string {
  return `[${escapeMarkdown(text)}](${origin}${toHref(route, base)})`;
}

/** An item of a list: some Markdown, and what is said of it, if anything. */
export function writeItem(markdown: string, description: string): string {
  return description ? `- ${markdown}: ${escapeMarkdown(description)}` : `- ${markdown}`;
}

function listPosts({ posts = [] }: Page, site: SiteData): string {
  const lines = posts.map(({ title, link, date, description }) => {
    // In UTC, as the page says it.
    const day = new Date(date).toISOString().slice(0, 10);
    return writeItem(`${writeLink(title, link, site)} (${day})`, description);
  });
  return lines.join('\n');
}

function listOverview({ overview = [] }: Page, site: SiteData): string {
  const groups = overview.map(({ text, items }) => {
    const lines = items.flatMap((item) => [
      `- ${writeLink(item.text, item.link, site)}`,
      ...item.headings.map(({ id, text: heading, depth }) => {
        const indent = '  '.repeat(Math.max(1, depth - 1));
        return `${indent}- ${writeLink(heading, `${item.link}#${id}`, site)}`;
      }),
    ]);
    return [...(text ? [`## ${escapeMarkdown(text)}`, ''] : []), ...lines].join('\n');
  });
  return groups.join('\n\n');
}

/** A page for readers that are programs: title, what it is about, its address, the text. */
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
