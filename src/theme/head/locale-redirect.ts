import type { SiteData } from '#contract/site.ts';
import { inlineScript } from './inline-script.ts';

/** Set on the first visit. */
const visitedKey = 'rspress-visited';

type Options = { key: string; lang: string; langs: string[] };

function redirectToLocale({ key, lang, langs }: Options): void {
  function findLink(selector: string): HTMLLinkElement | null {
    return document.querySelector(`link[hreflang${selector}]:not([type])`);
  }
  /** `false` if the visit cannot be stored, to avoid a redirect on every visit. */
  function isFirstVisit(): boolean {
    try {
      if (localStorage.getItem(key)) return false;
      localStorage.setItem(key, '1');
      return true;
    } catch {
      return false;
    }
  }
  // Pages without translations, such as 404, do not count as a visit.
  if (!findLink('') || !isFirstVisit()) return;
  if (/bot|crawl|spider|lighthouse|google|slurp/i.test(navigator.userAgent)) return;
  const preferred = navigator.language ?? '';
  const [language] = preferred.split('-');
  const locale =
    langs.find((other) => other === preferred) ??
    langs.find((other) => other.split('-')[0] === language);
  if (!locale || locale === lang) return;
  const link = findLink(`="${locale}"`);
  if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
}

/** Redirects first-time visitors, except crawlers, to the language of their browser. */
export function localeRedirectScript({
  theme,
  lang,
  locales,
}: Pick<SiteData, 'theme' | 'lang' | 'locales'>): string {
  if (theme.localeRedirect !== 'auto') return '';
  const langs = locales.map((locale) => locale.lang);
  return inlineScript(redirectToLocale, { key: visitedKey, lang, langs });
}
