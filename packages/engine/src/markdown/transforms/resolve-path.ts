import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '../../content/discover.ts';
import { decodePath } from '../../contract/routes.ts';
import { type CompileContext, readDependency } from '../compile-context.ts';

/** The route of a page in the language of the context. */
export function addLocale(path: string, { lang, defaultLang }: CompileContext): string {
  const prefix = `/${lang}/`;
  return lang === defaultLang || path.startsWith(prefix) ? path : `/${lang}${path}`;
}

/** The id of the page at a path with or without the prefix of its language. */
function toPageId(path: string, lang: string): string {
  const prefix = `/${lang}/`;
  return path.slice(path.startsWith(prefix) ? prefix.length : 1);
}

/** Whether a language has a page. The page depends on the answer only if it is no. */
function hasPage(pageId: string, lang: string, { root, collector }: CompileContext): boolean {
  const file = `${contentFolder}/${lang}/${pageId.replace(/(^|\/)$/, '$1index')}`;
  const sources = ['.mdx', '.md'].map((extension) => file + extension);
  if (sources.some((source) => existsSync(join(root, source)))) return true;
  for (const path of sources) collector.dependencies.set(path, { path, hash: 'missing' });
  return false;
}

/** The file that hosts answer a path with. */
function findPublicFile(path: string, context: CompileContext): string | undefined {
  const names = path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`];
  return names.find((name) => readDependency(context, `public${name}`));
}

/** Routes of pages have no extension, or `.html`. */
function looksLikeFile(path: string): boolean {
  return /\.(?!(?:mdx?|html)$)\w+$/.test(path);
}

/** What a path without query and hash leads to. */
export type Resolved = {
  /** As browsers request it, without the base. */
  href: string;
  /** Decoded: the route of a page, or the path of a file. */
  path: string;
  isFile?: true;
  /** Language of a page that this language lacks. */
  hrefLang?: string;
};

/**
 * Resolves an absolute path without language prefix: to a page in this language, a file of
 * `public/`, or a page that only the default language has. Neither needs to exist.
 */
export function resolvePath(written: string, context: CompileContext): Resolved {
  const { lang, defaultLang, untranslated } = context;
  const path = decodePath(written) ?? written;
  const page = { href: addLocale(written, context), path: addLocale(path, context) };
  const pageId = toPageId(path, lang);
  if (hasPage(pageId, lang, context)) return page;
  const file = findPublicFile(path, context);
  if (file) return { href: written, path: file, isFile: true };
  if (untranslated.includes(pageId) && hasPage(pageId, defaultLang, context)) {
    return { href: written, path, hrefLang: defaultLang };
  }
  return looksLikeFile(path) ? { href: written, path, isFile: true } : page;
}
