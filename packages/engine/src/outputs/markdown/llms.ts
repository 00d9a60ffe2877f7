import type { SidebarNode } from '../../contract/navigation.ts';
import { flattenSidebar } from '../../contract/sidebar.ts';
import type { SiteData } from '../../contract/site.ts';
import { homeRoute, toMarkdownRoute } from '../../contract/urls.ts';
import { llmsFiles } from '../../output-paths.ts';
import { escapeMarkdown, writeItem, writeLink } from './markdown-page.ts';

/** A page in `llms.txt`. */
export type ListedText = { routePath: string; title: string; description: string };

type Section = { title: string; routes: string[] };

function listRoutes(nodes: readonly SidebarNode[]): string[] {
  return flattenSidebar(nodes).map(({ link }) => link);
}

/**
 * Groups of the sidebars, in the order of the navigation. Pages outside of a group are listed under
 * the name that the navigation has for their sidebar.
 */
function listSections({ sidebars, nav, title }: SiteData): Section[] {
  const places = nav.map(({ activeMatch }) => activeMatch);
  const placeOf = (prefix: string): number => places.indexOf(prefix) + 1 || Infinity;
  const sorted = Object.entries(sidebars).sort(([a], [b]) => placeOf(a) - placeOf(b) || 0);
  return sorted.flatMap(([prefix, nodes]) => {
    const name = nav[places.indexOf(prefix)]?.text ?? title;
    const loose = nodes.filter(({ type }) => type !== 'group');
    const groups = nodes.flatMap((node) =>
      node.type === 'group' ? [{ title: node.text, routes: listRoutes([node]) }] : [],
    );
    return [{ title: name, routes: listRoutes(loose) }, ...groups];
  });
}

function sortIntoSections(
  site: SiteData,
  pages: readonly ListedText[],
): { loose: ListedText[]; sections: { title: string; pages: ListedText[] }[] } {
  const rest = new Map(pages.map((page) => [page.routePath, page]));
  const take = (route: string): ListedText[] => {
    const page = rest.get(route);
    rest.delete(route);
    return page ? [page] : [];
  };
  const sections = listSections(site)
    .map(({ title, routes }) => ({ title, pages: routes.flatMap(take) }))
    .filter((section) => section.pages.length > 0);
  return { loose: [...rest.values()], sections };
}

/** Sorts pages by reading order, those outside of the sidebars first. */
export function sortPages<P extends ListedText>(site: SiteData, pages: readonly P[]): P[] {
  const { loose, sections } = sortIntoSections(site, pages);
  return [...loose, ...sections.flatMap((section) => section.pages)] as P[];
}

function writePages(pages: readonly ListedText[], site: SiteData): string {
  const lines = pages.map(({ title, routePath, description }) =>
    writeItem(writeLink(title, toMarkdownRoute(routePath), site), description),
  );
  return lines.join('\n');
}

/** What the site is about. */
function writeHead({ title, description, release }: SiteData): string[] {
  return [
    `# ${escapeMarkdown(title)}`,
    `> ${escapeMarkdown(description)}`,
    ...(release ? [`Release: ${escapeMarkdown(release)}`] : []),
  ];
}

/** `llms.txt` of one language (https://llmstxt.org): a list of all pages as Markdown. */
export function buildLlmsIndex(site: SiteData, pages: readonly ListedText[]): string {
  const { loose, sections } = sortIntoSections(site, pages);
  const home = homeRoute(site.lang, site.locales);
  const parts = [
    ...writeHead(site),
    [writePages(loose, site), `- ${writeLink(llmsFiles.full, home + llmsFiles.full, site)}`]
      .filter(Boolean)
      .join('\n'),
    ...sections.map(
      ({ title, pages: own }) => `## ${escapeMarkdown(title)}\n\n${writePages(own, site)}`,
    ),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** `llms-full.txt` of one language: the text of all pages. */
export function buildLlmsText(site: SiteData, texts: readonly string[]): string {
  return [`${writeHead(site).join('\n\n')}\n`, ...texts].join('\n---\n\n');
}
