import { posix } from 'node:path';
import type { Link, Root } from 'mdast';
import { url } from '../../config/schemas/schema-primitives.ts';
import { contentFolder } from '../../content/discover.ts';
import { decodePath } from '../../contract/routes.ts';
import { isExternal, toHref } from '../../contract/urls.ts';
import { type CompileContext, report } from '../compile-context.ts';
import type { PageLink } from '../compiled-page.ts';
import { visit } from '../visit.ts';
import { addLocale, resolvePath } from './resolve-path.ts';

/** Converts a relative link to a source file, `../basic/cli.mdx`, to a route without language prefix. */
function fromRelative(path: string, context: CompileContext): string {
  const folder = posix.dirname(context.path.slice(`${contentFolder}/${context.lang}`.length));
  return posix
    .join(folder, path)
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '/');
}

type Target = Pick<PageLink, 'path' | 'hash' | 'isFile'>;

/** Records a link, which is checked once all pages are compiled. */
function collect(node: Link, target: Target, { collector, path }: CompileContext): void {
  const line = node.position?.start.line;
  collector.links.push({ file: path, line, written: node.url, ...target });
}

/** Splits a URL without a host. The parts start with their sign. */
function splitUrl(url: string): { pathname: string; search: string; hash: string } {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { pathname, search, hash };
}

/** The id in a hash, as browsers look for it: decoded, and without `:~:text=…`. */
function readId(hash: string): string {
  const id = hash.slice(1).replace(/:~:.*/s, '');
  return decodePath(id) ?? id;
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
  const { pathname, search, hash } = splitUrl(node.url);
  if (/^[a-z][a-z+.-]*:/i.test(pathname)) {
    const hint = 'Write https://…, mailto:… or tel:….';
    report(context, node, `URL scheme not allowed: ${node.url}`, hint);
    return;
  }
  if (pathname === '') {
    collect(node, { path: '', hash: readId(hash) }, context);
    return;
  }
  const isRelative = !pathname.startsWith('/');
  if (isRelative && /\.(?!(?:mdx?|html)$)\w+$/.test(pathname)) {
    const hint =
      'Put the file into public/ and write /name.pdf. For another site, write https://….';
    report(context, node, `broken link: ${node.url} is not a file of the site`, hint);
    return;
  }
  const { href, path, isFile, hrefLang } = resolvePath(
    isRelative ? fromRelative(pathname, context) : pathname,
    context,
  );
  const isPlain = isFile || context.isolatedPages.some((page) => addLocale(page, context) === path);
  node.data = {
    ...node.data,
    hProperties: { ...(isPlain && { target: '_self' }), ...(hrefLang && { hrefLang }) },
  };
  collect(node, { path, hash: readId(hash), ...(isFile && { isFile }) }, context);
  node.url = toHref(href + search + hash, context.base);
}

/** Adds base and language prefix to internal links and collects them. External links open a new tab. */
export function transformLinks(tree: Root, context: CompileContext): void {
  const links: Link[] = [];
  visit(tree, 'link', (node) => {
    links.push(node);
  });
  for (const node of links) transformLink(node, context);
}
