import type { SiteData } from '#contract/site.ts';
import { appearanceKey } from '../appearance.ts';
import { slashKey } from '../slash-shortcut.ts';
import type { Strings } from '../ui-strings/en.ts';

/** Parts that a query parameter of the same name hides with the value `0`. */
const hideable = ['navbar', 'sidebar', 'outline', 'footer', 'globalUIComponents'];

/** Key that marks a reader who has been here before. */
const visitedKey = 'rspress-visited';

/**
 * Runs before the first paint: a dark page never flashes light, a hidden part
 * never shows up, a first visitor is sent on before anything is drawn.
 * Its text goes into every document: it uses nothing from
 * outside, and takes its options one by one because names of fields would stay long.
 */
function prepare(
  appearance: string,
  slash: string,
  visited: string,
  parts: string[],
  darkMode: boolean,
  lang: string,
  langs: string[],
  localeRedirect: boolean,
): void {
  const root = document.documentElement;

  function read(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function applyAppearance(): void {
    const choice = read(appearance) ?? root.dataset.choice;
    const isChosen = choice === 'light' || choice === 'dark';
    const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
    root.dataset.theme = darkMode ? (isChosen ? choice : system) : 'light';
  }

  function applySlash(): void {
    root.toggleAttribute('data-no-single-key', read(slash) === 'off');
  }

  function applyHidden(): void {
    const query = new URLSearchParams(location.search);
    const hidden = parts.filter((name) => query.get(name) === '0');
    root.dataset.hide = hidden.join(' ');
  }

  /** Once, and only when the visit can be marked: nobody is sent around in circles. */
  function isFirstVisit(): boolean {
    try {
      if (localStorage.getItem(visited)) return false;
      localStorage.setItem(visited, '1');
      return true;
    } catch {
      return false;
    }
  }

  function redirectByLanguage(): void {
    // A page that is in no language is no visit yet: nothing to be sent to.
    if (!document.querySelector('link[hreflang]:not([type])')) return;
    if (!isFirstVisit() || /bot|crawl|spider|lighthouse|google|slurp/i.test(navigator.userAgent))
      return;
    const wanted = navigator.language ?? '';
    const [language] = wanted.split('-');
    const found =
      langs.find((other) => other === wanted) ??
      langs.find((other) => other.split('-')[0] === language);
    if (!found || found === lang) return;
    const link = document.querySelector<HTMLLinkElement>(`link[hreflang="${found}"]:not([type])`);
    if (link) location.replace(new URL(link.href).pathname + location.search + location.hash);
  }

  /** Links to this page in another language lead to the place of the moment. */
  function keepLocation({ target }: Event): void {
    // A document or a window has no `closest`.
    const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(
      'a[data-keep-location]',
    );
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  }

  applyAppearance();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyAppearance);
  addEventListener('storage', applyAppearance);
  applySlash();
  addEventListener('storage', applySlash);
  addEventListener('click', keepLocation);
  addEventListener('pointerdown', keepLocation);
  addEventListener('contextmenu', keepLocation);
  applyHidden();
  addEventListener('docs:navigate', applyHidden);
  if (localeRedirect) redirectByLanguage();
}

/** The source of a script for one language: `prepare`, called with the options of the site. */
export function writeHeadScript({ theme, lang, locales }: SiteData<Strings>): string {
  const options: Parameters<typeof prepare> = [
    appearanceKey,
    slashKey,
    visitedKey,
    hideable,
    theme.darkMode,
    lang,
    locales.map((locale) => locale.lang),
    theme.localeRedirect === 'auto',
  ];
  return `(${prepare})(${JSON.stringify(options).slice(1, -1)})`;
}
