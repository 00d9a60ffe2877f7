import type { Page } from '../../contract/page.ts';
import type { SiteData } from '../../contract/site.ts';
import { toAbsoluteUrl, toMarkdownRoute } from '../../contract/urls.ts';
import { writeMarkdown } from '../../markdown/output/markdown-syntax.ts';

/** Title and text of a page, as Markdown. */
export type MarkdownParts = { title: string; text: string };

/** Plain text as Markdown, on one line. */
export function escapeMarkdown(text: string): string {
  return writeMarkdown([{ type: 'text', value: text.replace(/\s+/g, ' ').trim() }]);
}

/** A Markdown link with an absolute URL. */
export function writeLink(text: string, route: string, site: SiteData): string {
  const value = text.replace(/\s+/g, ' ').trim();
  const url = toAbsoluteUrl(route, site).replace(
    /[()[\]]/g,
    (bracket) => `%${bracket.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return writeMarkdown([{ type: 'link', url, children: [{ type: 'text', value }] }]);
}

/** A list item: Markdown and an optional description. */
export function writeItem(markdown: string, description: string): string {
  return description ? `- ${markdown}: ${escapeMarkdown(description)}` : `- ${markdown}`;
}

/** The day in the time zone of the author. */
function dayOf(date: string): string {
  return date.slice(0, 10);
}

function listPosts({ posts = [] }: Page, site: SiteData): string {
  const lines = posts.map(({ title, link, date, description }) => {
    const copy = writeLink(title, toMarkdownRoute(link), site);
    return writeItem(`${copy} (${dayOf(date)})`, description);
  });
  return lines.join('\n');
}

/** What follows the link to the page of an option. */
function writeDefault(value: string | undefined, { strings }: SiteData): string {
  if (!value) return '';
  const name = strings.facts.default;
  const code = writeMarkdown([{ type: 'inlineCode', value }]);
  return /\p{Script=Han}/u.test(name) ? `，${name} ${code}` : `, ${name.toLowerCase()} ${code}`;
}

function listOverview({ overview = [] }: Page, site: SiteData): string {
  const groups = overview.map(({ text, items }) => {
    const lines = items.flatMap((item) => [
      writeItem(
        writeLink(item.text, toMarkdownRoute(item.link), site) +
          writeDefault(item.defaultValue, site),
        item.description ?? '',
      ),
      ...item.headings.map(({ id, text: heading, depth }) => {
        const indent = '  '.repeat(Math.max(1, depth - 1));
        return `${indent}- ${writeLink(heading, `${toMarkdownRoute(item.link)}#${id}`, site)}`;
      }),
    ]);
    return [...(text ? [`## ${escapeMarkdown(text)}`, ''] : []), ...lines].join('\n');
  });
  return groups.join('\n\n');
}

/** Facts about a page, which people see around its text. */
function listFacts(page: Page, site: SiteData): string[] {
  const { frontmatter, lastUpdatedTime, routePath } = page;
  return [
    `URL: ${toAbsoluteUrl(routePath, site)}`,
    ...(frontmatter.date ? [`Published: ${dayOf(frontmatter.date)}`] : []),
    ...(lastUpdatedTime
      ? [`Last changed: ${new Date(lastUpdatedTime).toISOString().slice(0, 10)}`]
      : []),
  ];
}

/** A page for programs: title, description, facts and text. */
export function buildMarkdownPage(
  page: Page,
  { title, text }: MarkdownParts,
  site: SiteData,
): string {
  const { description } = page.frontmatter;
  const parts = [
    title,
    description && `> ${escapeMarkdown(description)}`,
    ...listFacts(page, site),
    text,
    listPosts(page, site),
    listOverview(page, site),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
