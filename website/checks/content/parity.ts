import { isExternal } from 'docs-engine/browser';
import type { StaticInstance } from 'docs-engine/markdown';
import type { Body } from 'docs-engine/theme';
import { type CheckedPage, listIslands } from './read-pages.ts';

/** The code of a block without its comments, which may be translated. */
function readCode({ children }: StaticInstance): string {
  return children
    .replace(/<span class="token-comment">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/[ \t]+$/gm, '');
}

function listHtml(body: Body): string[] {
  return body.flatMap((segment) =>
    typeof segment === 'string' ? [segment] : listHtml(segment.children),
  );
}

/** URLs of external links, which are only in the HTML. */
function listExternal({ body, staticInstances }: CheckedPage): string[] {
  const markup = [...listHtml(body), ...staticInstances.map(({ children }) => children)];
  return markup
    .flatMap((html) => [...html.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)])
    .map(([, href = '']) => href)
    .filter(isExternal);
}

/** File names must match in every language; other titles are translated. */
function describeTitle(title: string): string {
  return title === '' || /[./]/.test(title) ? title : '(words)';
}

/** Features that a page must share with its translation, as lists of strings in reading order. */
function describeShape(page: CheckedPage): Record<string, string[]> {
  const { lang } = page.source;
  const withoutLocale = (path: string) => path.replace(new RegExp(`^/${lang}(?=/)`), '');
  const code = page.staticInstances.filter(({ component }) => component === 'CodeBlock');
  return {
    dates: [page.frontmatter.date ?? ''],
    headings: page.toc.map(({ depth, id }) => `${'#'.repeat(depth)} ${id}`),
    'sections with keywords': page.sections
      .filter(({ depth, keywords }) => depth > 1 && keywords.length > 0)
      .map(({ anchor }) => anchor),
    'components and tables': [
      ...page.staticInstances.map(({ component, props }) => `${component} ${props.type ?? ''}`),
      ...listIslands(page.body),
    ],
    'code blocks': code.map(readCode),
    'titles of code blocks': code.map(({ props }) => describeTitle(String(props.title ?? ''))),
    links: page.links.map(({ path, hash }) => `${withoutLocale(path)}#${hash}`).sort(),
    'external links': listExternal(page).sort(),
  };
}

/** Differences between a page and its translation other than language. */
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
