import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as dom from '#contract/dom.ts';
import { packageRoot } from '#engine/files/package-root.ts';
import { checkProtocol, readDeclarations, type SourceFile } from './dom.ts';

const contractFile = 'src/contract/dom.ts';

function readSources(): SourceFile[] {
  return readdirSync(join(packageRoot, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name}`)
    .filter((file) => /\.(?:tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /^src\/(?:engine|theme)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(packageRoot, file), 'utf8') }));
}

const sources = readSources();
const contract = readFileSync(join(packageRoot, contractFile), 'utf8');

/** The protocol after a change of one file. */
function checkWith(file: string, change: (text: string) => string): string[] {
  expect(sources.map((source) => source.file)).toContain(file);
  return checkProtocol(
    contract,
    sources.map((source) => (source.file === file ? { file, text: change(source.text) } : source)),
  );
}

describe('the DOM protocol', () => {
  test('is declared, and used by all writers and readers', () => {
    expect(checkProtocol(contract, sources)).toEqual([]);
  });

  test('has writers and readers for every name', () => {
    const names = Object.entries(dom).flatMap(([name, value]) =>
      typeof value === 'string' ? name : [],
    );
    expect(readDeclarations(contract).map(({ constant }) => constant)).toEqual(
      expect.arrayContaining(names),
    );
    expect(names.length).toBeGreaterThan(20);
  });

  test.each([
    ['an attribute', "element.setAttribute('data-hint', '');", 'data-hint'],
    ['a dataset property', 'element.dataset.longHint = "";', 'data-long-hint'],
    ['an event', "dispatchEvent(new Event('docs:hint'));", 'docs:hint'],
    ['an id', "document.getElementById('hint');", 'hint'],
  ])('reports %s of the router that is not declared', (_, line, name) => {
    const file = 'src/engine/browser/swap-page.ts';
    expect(checkWith(file, (text) => `${text}\n${line}\n`)).toEqual([
      `${file}: ${name} is not declared in ${contractFile}`,
    ]);
  });

  test('reports an event of the theme that is not declared', () => {
    const file = 'src/theme/announce.ts';
    expect(
      checkWith(file, (text) => `${text}\naddEventListener('docs:hint', () => {});\n`),
    ).toEqual([`${file}: docs:hint is not declared in ${contractFile}`]);
  });

  test('reports a name that loses its writer or its reader', () => {
    const button = 'src/theme/components/search/SearchButton.tsx';
    expect(checkWith(button, (text) => text.replace('data-preload', 'data-other'))).toEqual([
      `${contractFile}: preloadAttribute is not used by theme; correct its comment`,
    ]);
    const prose = 'src/theme/styles/prose.css';
    expect(checkWith(prose, (text) => text.replaceAll('data-entering', 'data-other'))).toEqual([
      `${contractFile}: enteringAttribute is not used by styles; correct its comment`,
    ]);
    const router = 'src/engine/browser/early-input.ts';
    expect(checkWith(router, (text) => text.replaceAll('preloadAttribute', 'other'))).toEqual([
      `${contractFile}: preloadAttribute is not used by router; correct its comment`,
    ]);
  });

  test('reports a component of Markdown that is not required', () => {
    const file = 'src/engine/markdown/transforms/containers.ts';
    expect(
      checkWith(file, (text) => text.replace("jsxElement('Callout'", "jsxElement('Note'")),
    ).toEqual([`${file}: <Note> is not one of requiredComponents`]);
  });
});
