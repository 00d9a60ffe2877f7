import { posix } from 'node:path';
import type { Link, Root } from 'mdast';
import { isExternal, toHref } from '#contract/urls.ts';
import { url } from '../../config/schemas/schema-primitives.ts';
import { contentFolder } from '../../content/discover.ts';
import { type CompileContext, report } from '../compile-context.ts';
import type { PageLink } from '../compiled-page.ts';
import { visit } from '../visit.ts';

/** Converts a relative link to a source file, `../basic/cli.mdx`, to a route without language prefix. */
function fromRelative(path: string, context: CompileContext): string {
  const folder = posix.dirname(context.path.slice(`${contentFolder}/${context.lang}`.length));
  return posix
    .join(folder, path)
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/');
}

/** The route of a page in the language of the context. */
export function addLocale(path: string, { lang, defaultLang }: CompileContext): string {
  const prefix = `/${lang}/`;
  return lang === defaultLang || path.startsWith(prefix) ? path : `/${lang}${path}`;
}

/** Routes of pages have no extension, or `.html`. */
function isFile(path: string): boolean {
  return /\.(?!(?:mdx?|html)$)\w+$/.test(path);
}

type Target = Pick<PageLink, 'path' | 'hash' | 'isFile'>;

/** Records a link, which is checked once all pages are compiled. */
function collect(node: Link, target: Target, { collector, path }: CompileContext): void {
  const line = node.position?.start.line;
  collector.links.push({ file: path, line, written: node.url, ...target });
}

function transformFileLink(node: Link, path: string, hash: string, context: CompileContext): void {
  if (!path.startsWith('/')) {
    report(
      context,
      node,
      `broken link: ${node.url} is not a file of the site`,
      'Put the file into public/ and write /name.pdf. For another site, write https://….',
    );
    return;
  }
  collect(node, { path, hash, isFile: true }, context);
  node.url = toHref(node.url, context.base);
}

/** A link without a URL would reload the page; a link without text is invisible. */
function reportMissingParts(node: Link, context: CompileContext): void {
  const { url, children } = node;
  if (url === '' || url === '#')
    report(context, node, 'a link needs a URL', 'Write [text](/guide/start/).');
  else if (children.length === 0)
    report(context, node, `the link ${url} needs text`, `Write [text](${url}).`);
}

/** Reports HTTP URLs without a host, which browsers resolve against the page. */
function reportInvalid(node: Link, context: CompileContext): void {
  if (!/^https?:/i.test(node.url) || url.safeParse(node.url).success) return;
  report(context, node, `invalid URL: ${node.url}`, 'Write https:// and the host.');
}

function transformLink(node: Link, context: CompileContext): void {
  reportMissingParts(node, context);
  if (isExternal(node.url)) {
    reportInvalid(node, context);
    node.data = { ...node.data, hProperties: { target: '_blank', rel: ['noopener'] } };
    return;
  }
  const [pathname = '', hash = ''] = node.url.split('#');
  if (/^[a-z][a-z+.-]*:/i.test(pathname)) {
    report(
      context,
      node,
      `URL scheme not allowed: ${node.url}`,
      'Write https://…, mailto:… or tel:….',
    );
    return;
  }
  if (isFile(pathname)) {
    transformFileLink(node, pathname, hash, context);
    return;
  }
  const path =
    pathname.startsWith('/') || pathname === '' ? pathname : fromRelative(pathname, context);
  const target = path === '' ? '' : addLocale(path, context);
  if (context.isolatedPages.some((page) => addLocale(page, context) === target)) {
    node.data = { ...node.data, hProperties: { target: '_self' } };
  }
  collect(node, { path: target, hash }, context);
  node.url = toHref(hash ? `${target}#${hash}` : target, context.base);
}

/** Adds base and language prefix to internal links and collects them. External links open a new tab. */
export function transformLinks(tree: Root, context: CompileContext): void {
  visit(tree, 'link', (node) => {
    transformLink(node, context);
  });
}
