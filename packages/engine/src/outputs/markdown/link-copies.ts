import { toAbsoluteUrl, toMarkdownRoute } from '../../contract/urls.ts';
import { parsePlainMarkdown } from '../../markdown/parse/parse.ts';
import { visit } from '../../markdown/visit.ts';

type Place = { origin: string; base: string };

/** URLs of the Markdown copies, by the URL of their page. */
export function listCopies(routes: Iterable<string>, place: Place): Map<string, string> {
  const urls = [...routes].map(
    (route) => [toAbsoluteUrl(route, place), toAbsoluteUrl(toMarkdownRoute(route), place)] as const,
  );
  return new Map(urls);
}

/** Lets links to pages lead to their copies, which have an eighth of the size. Code stays as it is. */
export function linkCopies(markdown: string, copies: ReadonlyMap<string, string>): string {
  const edits: { start: number; end: number; url: string }[] = [];
  visit(parsePlainMarkdown(markdown), 'link', ({ url, position }) => {
    const [page = ''] = url.split(/[?#]/, 1);
    const copy = copies.get(page);
    const { start, end } = position ?? {};
    if (!copy || start?.offset === undefined || end?.offset === undefined) return;
    const source = markdown.slice(start.offset, end.offset);
    const written = page.replace(/[()]/g, '\\$&');
    const index = source.lastIndexOf(`(${written}`);
    // A bare URL is text.
    if (!source.startsWith('[') || index < 0) return;
    const from = start.offset + index + 1;
    edits.push({ start: from, end: from + written.length, url: copy });
  });
  let last = 0;
  const parts = edits.flatMap(({ start, end, url }) => {
    const before = markdown.slice(last, start);
    last = end;
    return [before, url];
  });
  return [...parts, markdown.slice(last)].join('');
}
