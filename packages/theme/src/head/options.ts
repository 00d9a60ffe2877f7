import { homeRoute } from 'docs-engine/browser';
import type { JsonValue, SiteData } from 'docs-engine/theme';

/** What the head script knows of a site, in the attribute `data-options` of its element. */
export type HeadOptions = {
  darkMode: boolean;
  isAnimated?: boolean;
  lang: string;
  /** Whether URLs of the language have a prefix. */
  isPrefixed?: boolean;
  /** Absent if first-time visitors are not redirected. */
  langs?: string[];
} & JsonValue;

type Site = Pick<SiteData, 'themeOptions' | 'lang' | 'locales'>;

export function headOptions({ themeOptions, lang, locales }: Site): HeadOptions {
  return {
    darkMode: themeOptions.darkMode,
    lang,
    ...(themeOptions.enableAppearanceAnimation && { isAnimated: true }),
    ...(homeRoute(lang, locales) !== '/' && { isPrefixed: true }),
    ...(themeOptions.localeRedirect === 'auto' && { langs: locales.map((locale) => locale.lang) }),
  };
}
