import type { Body } from '#contract/page.ts';
import { isExternal } from '#contract/urls.ts';
import type { StaticInstance } from '#engine/document/static-components.ts';
import { type CheckedPage, listLive } from './read-pages.ts';

/** The code of a block without its comments, which may be translated. */
function readCode({ children }: StaticInstance): string {
  return children
    .replace(/<span class="token-comment">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t]+$/gm, '');
}

function listRuns(body: Body): string[] {
  return body.flatMap((segment) =>
    typeof segment === 'string' ? [segment] : listRuns(segment.children),
  );
}

/** Addresses of links to other sites, which stand in the markup only. */
function listExternal({ body, staticInstances }: CheckedPage): string[] {
  const markup = [...listRuns(body), ...staticInstances.map(({ children }) => children)];
  return markup
    .flatMap((html) => [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)])
    .map(([, href = '']) => href)
    .filter(isExternal);
}

/** A file has the same name in every language; words, such as those above printed output, have not. */
function describeTitle(title: string): string {
  return title === '' || /[./]/.test(title) ? title : '(words)';
}

/** What a page and its translation have to have in common, each as a list of texts in reading order. */
function describeShape(page: CheckedPage): Record<string, string[]> {
  const { lang } = page.source;
  const withoutLocale = (path: string) => path.replace(new RegExp(`^/${lang}(?=/)`), '');
  const code = page.staticInstances.filter(({ component }) => component === 'CodeBlock');
  return {
    dates: [page.frontmatter.date ?? ''],
    headings: page.toc.map(({ depth, id }) => `${'#'.repeat(depth)} ${id}`),
    'components and tables': [
      ...page.staticInstances.map(({ component, props }) => `${component} ${props.type ?? ''}`),
      ...listLive(page.body),
    ],
    'code blocks': code.map(readCode),
    'titles of code blocks': code.map(({ props }) => describeTitle(String(props.title ?? ''))),
    links: page.links.map(({ path, hash }) => `${withoutLocale(path)}#${hash}`).sort(),
    'links to other sites': listExternal(page).sort(),
  };
}

/** Differences between the versions of a page in two languages that are no matter of language. */
export function comparePages(page: CheckedPage, translation: CheckedPage): string[] {
  const shape = describeShape(page);
  const other = describeShape(translation);
  return Object.entries(shape).flatMap(([what, values]) => {
    const others = other[what] ?? [];
    const place = values.findIndex((value, index) => value !== others[index]);
    if (place < 0 && values.length === others.length) return [];
    const at = place < 0 ? values.length : place;
    return [
      `${translation.source.sourcePath}: ${what} differ from ${page.source.sourcePath}, first at number ${at + 1}:\n` +
        `  ${page.source.lang}: ${values[at] ?? '(none)'}\n  ${translation.source.lang}: ${others[at] ?? '(none)'}`,
    ];
  });
}
