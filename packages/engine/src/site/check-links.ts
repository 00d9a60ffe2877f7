import { matchRoute } from '../contract/routes.ts';
import { closestMatch, type Diagnostic, hasErrors } from '../diagnostics.ts';
import type { CompiledPage, PageLink } from '../markdown/compiled-page.ts';

type CheckedPage = Pick<CompiledPage, 'source' | 'anchors' | 'links' | 'diagnostics'>;

type Target = {
  routePath: string;
  lang: string;
  anchors: ReadonlySet<string>;
  /** Its headings are unknown while the page has errors. */
  isBroken: boolean;
};

/** Adds the resolved route of a relative link, which may be the mistake. */
function brokenLinkMessage({ written, path }: PageLink): string {
  const read = written.startsWith('/') ? '' : ` (${path})`;
  return `broken link: ${written}${read} is not a page`;
}

function checkFile(
  { file, line, written, path }: PageLink,
  files: ReadonlySet<string>,
): Diagnostic[] {
  if (files.has(path)) return [];
  const near = closestMatch(path, [...files]);
  const hint = near ? `Did you mean ${near}?` : `Put the file at public${path}.`;
  return [{ file, line, message: `broken link: ${written} is not a file`, hint }];
}

function checkLink(
  link: PageLink,
  page: CheckedPage,
  targets: Map<string, Target>,
  all: Target[],
): Diagnostic[] {
  const path = link.path === '' ? page.source.routePath : link.path;
  const target = targets.get(path);
  const place = { file: link.file, line: link.line };
  if (!target) {
    const own = all.filter(({ lang }) => lang === page.source.lang);
    const routes = own.map(({ routePath }) => routePath);
    const near = matchRoute(path, own)?.routePath ?? closestMatch(path, routes);
    return [
      {
        ...place,
        message: brokenLinkMessage(link),
        ...(near && { hint: `Did you mean ${near}?` }),
      },
    ];
  }
  if (link.hash === '' || target.isBroken || target.anchors.has(link.hash)) return [];
  const anchors = [...target.anchors];
  const near = closestMatch(link.hash, anchors);
  const hint = near
    ? `Did you mean #${near}?`
    : `Headings there: ${anchors.map((id) => `#${id}`).join(', ') || 'none'}`;
  return [{ ...place, message: `${target.routePath} has no heading #${link.hash}`, hint }];
}

/** Reports links whose page, heading or file does not exist. */
export function checkLinks(
  pages: readonly CheckedPage[],
  files: ReadonlySet<string>,
): Diagnostic[] {
  const all = pages.map(({ source, anchors, diagnostics }) => ({
    routePath: source.routePath,
    lang: source.lang,
    anchors: new Set(anchors),
    isBroken: hasErrors(diagnostics),
  }));
  const targets = new Map(all.map((target) => [target.routePath, target]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) =>
      link.isFile ? checkFile(link, files) : checkLink(link, page, targets, all),
    ),
  );
}
