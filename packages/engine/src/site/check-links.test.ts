import { expect, test } from 'vitest';
import type { CompiledPage, PageLink } from '../markdown/compiled-page.ts';
import { checkLinks } from './check-links.ts';

function page(routePath: string, fields: Partial<CompiledPage> = {}): CompiledPage {
  return {
    source: { routePath, lang: routePath.startsWith('/zh/') ? 'zh' : 'en' },
    anchors: ['usage', 'install'],
    links: [],
    diagnostics: [],
    ...fields,
  } as unknown as CompiledPage;
}

const files = new Set(['/files/手册.pdf', '/files/manual.pdf', '/llms.txt']);

function problemsOf(link: Partial<PageLink>, target: Partial<CompiledPage> = {}): string[] {
  const full = {
    file: 'content/en/a.mdx',
    line: 3,
    written: '/written',
    path: '',
    hash: '',
    ...link,
  };
  const pages = [page('/guide/a', { links: [full] }), page('/guide/start/', target)];
  return checkLinks(pages, files).map(({ file, line, message, hint }) => {
    expect([file, line]).toEqual(['content/en/a.mdx', 3]);
    return hint ? `${message} | ${hint}` : message;
  });
}

test.each([
  [{ path: '/guide/start/' }],
  [{ path: '/guide/start/', hash: 'usage' }],
  [{ hash: 'install' }],
])('accepts %j', (link) => {
  expect(problemsOf(link)).toEqual([]);
});

test.each([
  ['/guide/start', '/guide/start/'],
  ['/guide/Start/', '/guide/start/'],
  ['/guide/a.html', '/guide/a'],
  ['/guide/strat/', '/guide/start/'],
])('suggests the exact route instead of %s', (path, meant) => {
  expect(problemsOf({ path })).toEqual([
    `broken link: /written is not a page | Did you mean ${meant}?`,
  ]);
});

test('has no suggestion when nothing is close', () => {
  expect(problemsOf({ path: '/entirely/different/address' })).toEqual([
    'broken link: /written is not a page',
  ]);
});

test('suggests pages of the language of the page only', () => {
  const link = { file: 'a.mdx', line: 3, written: '/x', path: '/zh/guide/install', hash: '' };
  const from = page('/zh/a', { links: [link] });
  const hintOf = (...others: CompiledPage[]) => checkLinks([from, ...others], files)[0]?.hint;
  expect(hintOf(page('/guide/install'))).toBeUndefined();
  expect(hintOf(page('/guide/install'), page('/zh/guide/installing'))).toBe(
    'Did you mean /zh/guide/installing?',
  );
});

test('reports the resolved route of a relative link', () => {
  expect(problemsOf({ written: '../start.mdx', path: '/start' })).toEqual([
    'broken link: ../start.mdx (/start) is not a page',
  ]);
});

test.each(['/files/manual.pdf', '/files/手册.pdf', '/llms.txt'])('accepts the file %s', (path) => {
  expect(problemsOf({ path, isFile: true })).toEqual([]);
});

test.each([
  ['/files/manual.pfd', 'Did you mean /files/manual.pdf?'],
  ['/files/Manual.pdf', 'Did you mean /files/manual.pdf?'],
  ['/pictures/%.svg', 'Put the file at public/pictures/%.svg.'],
])('reports the missing file %s', (path, hint) => {
  expect(problemsOf({ path, isFile: true })).toEqual([
    `broken link: /written is not a file | ${hint}`,
  ]);
});

test('suggests a close heading, or lists all', () => {
  expect(problemsOf({ path: '/guide/start/', hash: 'usages' })).toEqual([
    '/guide/start/ has no heading #usages | Did you mean #usage?',
  ]);
  expect(problemsOf({ hash: 'troubleshooting' })).toEqual([
    '/guide/a has no heading #troubleshooting | Headings there: #usage, #install',
  ]);
});

test('does not check headings of a page with errors', () => {
  const diagnostics: CompiledPage['diagnostics'] = [
    { file: 'content/en/guide/start/index.mdx', message: 'unclosed tag' },
  ];
  const target = { anchors: [], diagnostics };
  expect(problemsOf({ path: '/guide/start/', hash: 'usage' }, target)).toEqual([]);
});
