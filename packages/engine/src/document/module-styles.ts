import { moduleStylesId } from '../contract/dom.ts';

/** Styles of a CSS module, for documents that use it. */
export type ModuleStyle = {
  /** Its classes and animations in the output. */
  names: string[];
  css: string;
};

/** Styles that only documents in one language need. */
export type LanguageStyle = {
  /** Language code, for example `zh`. */
  lang: string;
  css: string;
};

/** Separates sheets: minified styles contain no line breaks. */
const separator = '\n';

/** Styles of the modules whose classes some HTML contains, and of its language. */
export function selectStyles(
  modules: readonly ModuleStyle[],
  languages: readonly LanguageStyle[],
  html: string,
  lang: string,
): string {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
  const used = new Set(lists.flat());
  const own = modules.filter(({ names }) => names.some((name) => used.has(name)));
  const ofLanguage = languages.filter((style) => style.lang === lang);
  return [...own, ...ofLanguage].map(({ css }) => css).join(separator);
}

/** Those styles of a document, live or fetched. */
export function readStyles(doc: Document): string[] {
  const text = doc.getElementById(moduleStylesId)?.textContent;
  return text ? text.split(separator) : [];
}
