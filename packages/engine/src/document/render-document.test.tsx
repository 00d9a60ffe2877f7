import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../testing/sample-page.ts';
import { sampleSegment, writeSegments } from '../../testing/sample-segments.ts';
import { firstScreenId, mainId, pageDataId, segmentAttribute } from '../contract/dom.ts';
import type { Body, Page } from '../contract/page.ts';
import { readPage } from './payload.ts';
import { type LoadedTheme, type RenderInput, renderDocument } from './render-document.tsx';

function Toggle({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <details>
      <summary>{label}</summary>
      {children}
    </details>
  );
}

const theme = {
  App: ({ page, children }: { page: Page; children: ReactNode }) => (
    <main title={page.title}>{children}</main>
  ),
  islands: { Toggle },
  layouts: {},
  static: {},
  adoptScript: '',
  headScript: 'document.documentElement.dataset.theme = "dark"',
} as unknown as LoadedTheme;

const assets: RenderInput['assets'] = {
  build: 'b1',
  entry: '/assets/entry.js',
  css: 'body{margin:0}',
  moduleStyles: [{ names: ['b0', 'b1'], css: '.b1{color:red}' }],
  noScriptStyles: '/assets/style.css',
  languageStyles: [{ lang: 'zh', css: 'em{top:0}' }],
  site: '/assets/site-en.json',
  routes: '/assets/routes.json',
};

function render(
  { body = [], ...fields }: Partial<Page> & { body?: Body } = {},
  site = sampleSiteData(),
): string {
  const page = samplePage(fields);
  return renderDocument(theme, { page, body, staticInstances: [], site, assets });
}

/** Parses a document whose static segments contain no `<div>`. */
function parseDocument(html: string): Document {
  const script = new RegExp(`id="${pageDataId}" data-site="(.*?)">(.*?)</script>`, 's');
  const [, site, textContent] = script.exec(html) ?? [];
  const segments = [
    ...html.matchAll(new RegExp(`${segmentAttribute}="([^"]*)">(.*?)</div>`, 'gs')),
  ];
  return {
    getElementById: () => ({ textContent, getAttribute: () => site }),
    querySelectorAll: () => segments.map(([, path = '', html = '']) => sampleSegment(path, html)),
  } as unknown as Document;
}

describe('a document', () => {
  test('contains text, entry script and styles', () => {
    const html = render({ body: ['<h1>A page</h1>'] });
    expect(html).toMatch(/^<!doctype html>\n<html lang="en" data-build="b1">\n<head>/);
    expect(html).toContain('<script>document.documentElement.dataset.theme = "dark"</script>');
    expect(html).toContain('<style>body{margin:0}</style>');
    expect(html).toContain('<script type="module" async src="/assets/entry.js"></script>');
    expect(html).toContain('<div id="root"><main title="A page">');
    expect(html).toContain('<h1>A page</h1>');
    expect(html).toContain('role="progressbar" aria-label="Loading page" hidden');
  });

  test('includes only styles of modules that it uses', () => {
    const style = '<script type="text/css" id="module-styles">.b1{color:red}</script>';
    expect(render({ body: ['<p class="a1 b1">Text</p>'] })).toContain(style);
    expect(render({ body: ['<p class="a1 bb1">Text with b1</p>'] })).not.toContain('color:red');
  });

  test('includes only styles of its language', () => {
    const style = '<script type="text/css" id="module-styles">em{top:0}</script>';
    expect(render({ lang: 'zh' })).toContain(style);
    expect(render()).not.toContain('em{top:0}');
  });

  test('is painted once its first screen is there, or else where its content starts', () => {
    const expected = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`;
    expect(render()).toContain(expected(mainId));
    expect(render({ body: [`<p id="${firstScreenId}">a</p>`] })).toContain(expected(firstScreenId));
  });

  test('has what the dev server adds, and no empty lines', () => {
    const devHead = '<script type="module" src="/@vite/client"></script>';
    const input = { page: samplePage(), body: [], staticInstances: [], site: sampleSiteData() };
    const html = renderDocument(theme, { ...input, assets: { ...assets, devHead } });
    expect(html).toContain(devHead);
    for (const text of [html, render()]) expect(text).not.toContain('\n\n');
  });

  test('can be read back', () => {
    const page = samplePage({ title: 'A </script><script>alert(1)</script> title' });
    const body: Body = [
      '<h1>A &amp; B</h1>',
      {
        component: 'Toggle',
        props: { label: 'More' },
        children: ['<p>1</p>', { tag: 'ul', props: {}, children: ['<li>2</li>'] }],
      },
    ];
    const read = readPage(parseDocument(render({ ...page, body })));
    expect(read?.page).toEqual(page);
    expect(writeSegments(read?.body ?? [])).toEqual(body);
    expect(read?.siteUrl).toBe(assets.site);
  });

  test('has no other scripts, whatever the content says', () => {
    const evil = '</script><script>alert(1)</script>';
    const html = render({
      title: evil,
      frontmatter: { description: evil },
      toc: [{ depth: 2, id: 'a', text: evil, charIndex: 0 }],
    });
    expect(html.match(/<script/g)).toHaveLength(6);
    expect(html.match(/<\/script/g)).toHaveLength(6);
  });

  test('escapes the strings of its live region', () => {
    const { strings, ...site } = sampleSiteData();
    const html = render({}, { ...site, strings: { ...strings, loadingPage: '"><b>' } });
    expect(html).toContain(
      '<div id="progress" role="progressbar" aria-label="&quot;&gt;&lt;b&gt;" hidden></div>',
    );
  });

  test('has the language tag of its locale', () => {
    const zh = {
      lang: 'zh',
      htmlLang: 'zh-CN',
      label: '中文',
      description: '用于测试的一个示例站点',
    };
    const site = sampleSiteData({ lang: 'zh', locales: [zh] }, 'zh');
    expect(render({ lang: 'zh' }, site)).toMatch(/^<!doctype html>\n<html lang="zh-CN"/);
  });

  test('is light before any script runs if the site has no dark mode', () => {
    expect(render()).not.toMatch(/<html[^>]* data-theme/);
    const light = sampleSiteData({ themeOptions: { darkMode: false } });
    expect(render({}, light)).toMatch(/<html[^>]* data-theme="light">/);
  });

  test('names the route list only on a 404 page', () => {
    expect(render()).not.toContain('routes.json');
    expect(render({ pageType: '404' })).toContain('data-routes="/assets/routes.json"');
  });

  test('needs every island of its page', () => {
    const body = [{ component: 'Absent', props: {}, children: [] }];
    expect(() => render({ body })).toThrow('<Absent> is missing in the islands of the theme');
  });
});
