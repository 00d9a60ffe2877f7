import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  buildHeaders,
  buildVercelConfig,
  headersFor,
  parseHeaders,
  type SiteHeaders,
  type VercelRoute,
  writeHeadersFile,
  writeNginx,
} from 'docs-engine/server';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import siteConfig from '../../website/site.config.ts';

const headers: SiteHeaders = buildHeaders({
  scripts: ['(script)()'],
  styles: ['p{}'],
  hosts: ['https://app-dsn.algolia.net'],
});
const secure = Object.fromEntries(headers.security);
const [, immutable] = headers.immutable;

const documents = new Map([
  ['/', 'index.html'],
  ['/guide/', 'guide/index.html'],
  ['/guide/install', 'guide/install.html'],
  ['/zh/', 'zh/index.html'],
  ['/zh/guide/install', 'zh/guide/install.html'],
]);

type VercelResponse = { status: number; file: string; headers: Record<string, string> };

/** Routing of the Build Output API: the first match of a phase wins, unless it continues. */
function respondAsVercel(url: string, base = '/'): VercelResponse {
  const vercel = buildVercelConfig({ headers, base, prefixes: ['zh'], documents });
  const folder = base.slice(1);
  const files = new Map(
    [...documents.values(), '404.html', 'zh/404.html', 'assets/entry.1a2b3c4d.js'].map((file) => [
      `/${vercel.overrides[folder + file]?.path ?? folder + file}`,
      file,
    ]),
  );
  const response: VercelResponse = { status: 200, file: '', headers: {} };
  let path = url;
  function run(routes: VercelRoute[]): void {
    for (const { src, dest, status, headers: own, continue: goesOn } of routes) {
      const match = src && new RegExp(src).exec(path);
      if (!match) continue;
      Object.assign(response.headers, own);
      if (status) response.status = status;
      if (dest) path = dest.replace('$1', match[1] ?? '');
      if (!goesOn) return;
    }
  }
  const handles = vercel.routes.flatMap(({ handle }, index) => (handle ? [index] : []));
  const [filesystem = 0, hit = 0] = handles;
  const find = () => files.get(path === '/' ? '/index.html' : path);
  run(vercel.routes.slice(0, filesystem));
  if (find()) run(vercel.routes.slice(hit));
  else run(vercel.routes.slice(filesystem + 1, hit));
  return { ...response, file: find() ?? '' };
}

describe('every host sends the same headers', () => {
  const rules = parseHeaders(writeHeadersFile(headers, '/'));

  test('Netlify, Cloudflare Pages and the preview: on every path', () => {
    expect(Object.fromEntries(headersFor('/zh/nothing', rules))).toEqual(secure);
    expect(Object.fromEntries(headersFor('/assets/a.js', rules))).toEqual({
      ...secure,
      'Cache-Control': immutable,
    });
  });

  test('Netlify, Cloudflare Pages and the preview: the encoding of text files', () => {
    const typeOf = (path: string) => headersFor(path, rules).get('Content-Type');
    expect(typeOf('/zh/guide/start/index.md')).toBe('text/markdown; charset=utf-8');
    expect(typeOf('/zh/llms.txt')).toBe('text/plain; charset=utf-8');
    expect(typeOf('/zh/guide/start/')).toBeUndefined();
  });

  test('within the limits of Cloudflare Pages: 100 rules, 2000 characters per line', () => {
    const lines = writeHeadersFile(headers, '/').split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(2000);
  });

  test('nginx: in every location, also for errors', () => {
    const locations = writeNginx({ headers, base: '/', prefixes: ['zh'] })
      .split('\n\n')
      .filter((part) => part.startsWith('location'));
    expect(locations).toHaveLength(3);
    for (const location of locations) {
      for (const [name, value] of headers.security) {
        expect(location).toContain(`  add_header ${name} "${value}" always;\n`);
      }
    }
  });

  test('Vercel: on pages, files and missing pages', () => {
    for (const path of ['/', '/guide/install', '/zh/guide/install/', '/zh/nothing', '/nothing']) {
      expect(respondAsVercel(path).headers).toEqual(secure);
    }
    expect(respondAsVercel('/assets/entry.1a2b3c4d.js').headers).toEqual({
      ...secure,
      'Cache-Control': immutable,
    });
  });
});

test('only isolated pages and their files get cross-origin isolation, on every host', () => {
  const inline = { scripts: [], styles: [], usesWasm: true };
  const isolated = buildHeaders(inline, ['playground', 'zh/playground']);
  const [name, value] = isolated.isolation;
  const rules = parseHeaders(writeHeadersFile(isolated, '/docs/'));
  const vercel = buildVercelConfig({ headers: isolated, base: '/docs/', prefixes: [], documents });
  const vercelHeaders = (path: string) =>
    Object.assign(
      {},
      ...vercel.routes
        .filter(({ src, headers }) => headers && new RegExp(src ?? '').test(path))
        .map((route) => route.headers),
    );
  for (const [path, expected] of [
    ['/docs/playground', value],
    ['/docs/zh/playground', value],
    ['/docs/isolated/worker.1a2b3c4d.js', value],
    ['/docs/guide', undefined],
    ['/docs/assets/entry.1a2b3c4d.js', undefined],
    ['/playground', undefined],
  ] as const) {
    expect(headersFor(path, rules).get(name), path).toBe(expected);
    expect(vercelHeaders(path)[name], path).toBe(expected);
  }
  const nginx = writeNginx({ headers: isolated, base: '/docs/', prefixes: [] });
  expect(nginx.match(new RegExp(`add_header ${name}`, 'g'))).toHaveLength(2);
  expect(nginx).toContain('location ^~ /docs/isolated/ {');
  expect(isolated.security[0]?.[1]).toContain("script-src 'self' 'wasm-unsafe-eval'");
});

test.each([
  ['/', 200, 'index.html'],
  ['/guide', 200, 'guide/index.html'],
  ['/guide/', 200, 'guide/index.html'],
  ['/guide/install', 200, 'guide/install.html'],
  ['/guide/install/', 200, 'guide/install.html'],
  ['/zh', 200, 'zh/index.html'],
  ['/zh/', 200, 'zh/index.html'],
  ['/nothing', 404, '404.html'],
  ['/assets/gone.js', 404, '404.html'],
  ['/zh/nothing', 404, 'zh/404.html'],
  ['/old/zh/nothing', 404, 'zh/404.html'],
  ['/zhongwen', 404, '404.html'],
])('Vercel responds to %s with status %d and %s', (path, status, file) => {
  expect(respondAsVercel(path)).toMatchObject({ status, file });
});

describe('below a base path', () => {
  const base = '/docs.v1/';

  test.each([
    ['/docs.v1', 200, 'index.html'],
    ['/docs.v1/', 200, 'index.html'],
    ['/docs.v1/guide', 200, 'guide/index.html'],
    ['/docs.v1/guide/install/', 200, 'guide/install.html'],
    ['/docs.v1/zh/', 200, 'zh/index.html'],
    ['/docs.v1/nothing', 404, '404.html'],
    ['/docs.v1/zh/nothing', 404, 'zh/404.html'],
    ['/guide', 404, '404.html'],
    ['/', 404, '404.html'],
  ])('Vercel responds to %s with status %d and %s', (path, status, file) => {
    expect(respondAsVercel(path, base)).toMatchObject({ status, file, headers: secure });
  });

  test('only files with a hash are cached', () => {
    const rules = parseHeaders(writeHeadersFile(headers, base));
    for (const [path, expected] of [
      ['/docs.v1/assets/entry.1a2b3c4d.js', immutable],
      ['/assets/entry.1a2b3c4d.js', undefined],
      ['/docs.v1/guide', undefined],
    ] as const) {
      expect(headersFor(path, rules).get('Cache-Control')).toBe(expected);
      expect(respondAsVercel(path, base).headers['Cache-Control']).toBe(expected);
    }
  });
});

test('Vercel never lets a browser cache a missing file', () => {
  expect(respondAsVercel('/assets/gone.js').headers).not.toHaveProperty('Cache-Control');
});

describe('the shipped files', () => {
  const folder = join(import.meta.dirname, '../../website/deploy');
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  const prefixes = siteConfig.locales
    .map(({ lang }) => lang)
    .filter((lang) => lang !== siteConfig.lang);

  test('each has a row in docs/deploy.md', async () => {
    const guide = await readFile(join(folder, '../../docs/deploy.md'), 'utf8');
    const rows = guide.split('\n').filter((line) => line.startsWith('| '));
    const missing = (await readdir(folder))
      .filter((file) => !rows.some((row) => row.includes(`(../website/deploy/${file})`)))
      .map((file) => `docs/deploy.md: no row of "Hosts" links deploy/${file}; add one`);
    expect(missing).toEqual([]);
  });

  test('Netlify has a 404 document for every language', async () => {
    const text = await read('netlify.toml');
    const rules = [...text.matchAll(/from = "(.*)"\n\s*to = "(.*)"\n\s*status = 404/g)];
    expect(rules.map(([, from, to]) => [from, to])).toEqual(
      prefixes.map((lang) => [`/${lang}/*`, `/${lang}/404.html`]),
    );
  });

  test('Vercel uses the output of the build', async () => {
    const { buildCommand } = JSON.parse(await read('vercel.json'));
    expect(buildCommand).toContain('cp dist-deploy/vercel.json .vercel/output/config.json');
    expect(buildCommand.length).toBeLessThanOrEqual(256);
  });

  test('GitHub Pages builds for its URL, with the policy in the documents', async () => {
    const { jobs } = parse(await read('github-pages.yml'));
    const build = jobs.publish.steps.find(({ run }: { run?: string }) => run === 'npm run build');
    expect(build.env).toMatchObject({
      DOCS_ORIGIN: expect.stringContaining('outputs.origin'),
      DOCS_BASE: expect.stringMatching(/outputs\.base_path \}\}\/$/),
      DOCS_POLICY_IN_DOCUMENTS: 1,
    });
  });

  test('nginx includes the output of the build', async () => {
    expect(await read('nginx.conf')).toContain('include /srv/docs/dist-deploy/nginx.conf;');
  });
});
