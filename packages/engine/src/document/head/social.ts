import type { Page } from '../../contract/page.ts';
import { shareImageSize } from '../../contract/share-image.ts';
import type { SiteData } from '../../contract/site.ts';
import { toAbsoluteUrl } from '../../contract/urls.ts';

type Tag = [name: string, content: string];

/** Language and region in Open Graph format: `zh` is `zh_CN`. */
export function toOpenGraphLocale(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return region ? `${language}_${region}` : language;
}

/**
 * Open Graph and Twitter tags, for previews of links.
 * @param image URL of the share image, base path included
 */
export function socialTags(page: Page, site: SiteData, image?: string): Tag[] {
  const { frontmatter, lang, routePath } = page;
  const { date } = frontmatter;
  const others = Object.keys(page.alternates).filter((other) => other !== lang);
  const post: Tag[] = date ? [['article:published_time', new Date(date).toISOString()]] : [];
  const imageTags: Tag[] = image
    ? [
        ['og:image', site.origin + image],
        ['og:image:width', String(shareImageSize.width)],
        ['og:image:height', String(shareImageSize.height)],
        // The image shows the title.
        ['og:image:alt', page.title],
        ['twitter:image:alt', page.title],
      ]
    : [];
  return [
    ['og:title', page.title],
    ['og:description', frontmatter.description ?? site.description],
    ['og:type', date ? 'article' : 'website'],
    ['og:url', toAbsoluteUrl(routePath, site)],
    ['og:site_name', site.title],
    ['og:locale', toOpenGraphLocale(lang)],
    ...others.map((other): Tag => ['og:locale:alternate', toOpenGraphLocale(other)]),
    ...post,
    ...imageTags,
    ['twitter:card', image ? 'summary_large_image' : 'summary'],
  ];
}
