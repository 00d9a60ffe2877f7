import { describe, expect, test } from 'vitest';
import { planSite, uniqueWordFor } from '../source/source-site.ts';
import { uniqueWord } from '../source/unique-word.ts';
import { writeSourcePage } from '../source/write-page.ts';
import { versions } from '../versions.ts';
import { generators } from './all.ts';
import { writeProject } from './write-project.ts';

const site = planSite(30);
const langs = site.languages.map(({ lang }) => lang);

/** Text of a page without frontmatter, title and URLs. */
function readBody(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replace(/^# .*\n+/, '')
    .replace(/\]\([^)]*\)/g, ']');
}

describe.each(Object.entries(generators))('%s', (_name, generator) => {
  const files = writeProject(generator, site);
  const read = (pageId: string, lang: string) => files[generator.toPath(pageId, lang)] ?? '';

  test('has every page of every language once', () => {
    const paths = langs.flatMap((lang) => site.pageIds.map((id) => generator.toPath(id, lang)));
    const pages = Object.keys(files).filter((path) => path.endsWith('.md'));
    expect(pages.sort()).toEqual(paths.sort());
  });

  test('links point to pages of the same language', () => {
    for (const lang of langs) {
      const known = site.pageIds.map((pageId) => generator.toHref(pageId, lang));
      const links = [...read('section-1/page-1', lang).matchAll(/\]\(([^)]*)\)/g)];
      expect(links.length).toBeGreaterThan(5);
      for (const [, href] of links) expect(known).toContain(href);
    }
  });

  test('every generator gets the same text', () => {
    for (const language of site.languages) {
      const { body } = writeSourcePage(site, 'section-1/page-2', language, (pageId) => pageId);
      expect(readBody(read('section-1/page-2', language.lang))).toBe(readBody(body));
    }
  });

  test('a page has its title once, with its unique word', () => {
    const text = read('section-2/page-1', 'zh');
    const word = uniqueWordFor(site, 'section-2/page-1');
    expect(text.match(new RegExp(`^(?:# |title: ).*${word}$`, 'gm'))).toHaveLength(1);
    expect(Object.values(files).filter((file) => file.includes(word))).toHaveLength(langs.length);
  });
});

test('unique words differ on a large site', () => {
  const words = Array.from({ length: 500 }, (_, index) => uniqueWord(index * 7919));
  expect(new Set(words).size).toBe(words.length);
});

test('packages have exact versions', () => {
  for (const packages of Object.values(versions)) {
    const pinned = { ...packages.dependencies, ...('overrides' in packages && packages.overrides) };
    for (const version of Object.values(pinned)) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});
