/** Set on the first visit. */
const visitedKey = 'rspress-visited';

function findLink(selector: string): HTMLLinkElement | null {
  return document.querySelector(`link[hreflang${selector}]:not([type])`);
}

/** `false` if the visit cannot be stored, to avoid a redirect on every visit. */
function isFirstVisit(): boolean {
  try {
    if (localStorage.getItem(visitedKey)) return false;
    localStorage.setItem(visitedKey, '1');
    return true;
  } catch {
    return false;
  }
}

/**
 * Redirects first-time visitors, except crawlers, to the first of their languages that the site has; from a
 * page with a language prefix only those who do not read its language.
 */
export function redirectToLocale(lang: string, langs: string[], isPrefixed = false): void {
  // Pages without translations, such as 404, do not count as a visit.
  if (!findLink('') || !isFirstVisit()) return;
  if (/bot|crawl|spider|lighthouse|google|slurp/i.test(navigator.userAgent)) return;
  const readable = navigator.languages.map((tag) => tag.toLowerCase());
  const subtag = (tag: string) => tag.toLowerCase().split('-')[0];
  // Whoever linked to a prefixed page chose its language.
  if (isPrefixed && readable.some((tag) => subtag(tag) === subtag(lang))) return;
  const [locale] = readable.flatMap(
    (tag) =>
      langs.find((other) => other.toLowerCase() === tag) ??
      langs.find((other) => subtag(other) === subtag(tag)) ??
      [],
  );
  if (!locale || locale === lang) return;
  const link = findLink(`="${locale}"`);
  if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
}
