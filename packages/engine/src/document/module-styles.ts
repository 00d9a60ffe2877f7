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

/** Separates modules: minified styles contain no line breaks. */
const separator = '\n';

/** Styles of the modules whose classes some HTML contains. */
export function selectModules(styles: readonly ModuleStyle[], html: string): string {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = '']) => names.split(' '));
  const used = new Set(lists.flat());
  const own = styles.filter(({ names }) => names.some((name) => used.has(name)));
  return own.map(({ css }) => css).join(separator);
}

/** Styles of the modules that a document uses, live or fetched. */
export function readModules(doc: Document): string[] {
  const text = doc.getElementById(moduleStylesId)?.textContent;
  return text ? text.split(separator) : [];
}
