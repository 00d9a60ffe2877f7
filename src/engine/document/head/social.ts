import type { Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { toHref } from '#contract/urls.ts';

/** Size of the picture of a page in pixels, as the networks ask for it. */
export const shareImageSize = { width: 1200, height: 630 };

type Tag = [name: string, content: string];

/** Language and region as Open Graph writes them: `zh` is `zh_CN`. */
export function toOpenGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}_${region}` : language;
}

/**
 * How other programs show a link to a page (Open Graph, and what Twitter needs besides).
 * @param image address of the picture from the root of the site, base path included
 */
export function socialTags(page: Page, site: SiteData, image?: string): Tag[] {
  const { frontmatter, lang, routePath } = page;
  const { date } = frontmatter;
  const others = Object.keys(page.alternates).filter((other) => other !== lang);
  const post: Tag[] = date ? [['article:published_time', new Date(date).toISOString()]] : [];
  const picture: Tag[] = image
    ? [
        ['og:image', site.origin + image],
        ['og:image:width', String(shareImageSize.width)],
        ['og:image:height', String(shareImageSize.height)],
      ]
    : [];
  return [
    ['og:title', page.title],
    ['og:description', frontmatter.description ?? site.description],
    ['og:type', date ? 'article' : 'website'],
    ['og:url', site.origin + toHref(routePath, site.base)],
    ['og:site_name', site.title],
    ['og:locale', toOpenGraphLocale(lang)],
    ...others.map((other): Tag => ['og:locale:alternate', toOpenGraphLocale(other)]),
    ...post,
    ...picture,
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
}
