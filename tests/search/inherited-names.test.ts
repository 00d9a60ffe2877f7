import { parseFrontmatter, quoteLines } from 'docs-engine/markdown';
import {
  BuildError,
  buildPageHead,
  checkLabels,
  createIndexFiles,
  localize,
  parseConfig,
} from 'docs-engine/node';
import { compileSource, diagnosticsOf } from 'docs-engine/testing/compile-source.ts';
import { samplePage, sampleSiteData } from 'docs-engine/testing/sample-page.ts';
import { sampleConfig } from 'docs-engine/testing/sample-site.ts';
import { createPageSearch, parseIndex } from 'docs-search/index';
import { inheritedNames } from 'docs-search/testing/inherited-names.ts';
import { describe, expect, test } from 'vitest';

const { theme, ...config } = sampleConfig();

describe('names that objects inherit', () => {
  test('are headings that the search finds', async () => {
    const source = inheritedNames
      // Underscores around an id would be emphasis.
      .map((name) => (/^_/.test(name) ? `## \`${name}\`` : `## \`${name}\` \\{#${name}}`))
      .join('\n\n');
    const page = await compileSource(`# Names\n\n${source}`, { lang: 'zh' });
    expect(page.diagnostics).toEqual([]);
    expect(page.toc.map(({ text }) => text)).toEqual(inheritedNames);
    const { heads, texts } = createIndexFiles(
      { ...parseConfig({ ...config, theme }) },
      sampleSiteData({}, 'zh'),
      [{ source: page.source, fields: page }],
      { readText: () => page },
    );
    const index = parseIndex(heads, texts);
    const sections = index.pages[0]?.sections.slice(1) ?? [];
    expect(sections.map(({ heading }) => heading)).toEqual(inheritedNames);
    expect(sections.flatMap(({ keywords }) => keywords)).toEqual([]);
    const search = await createPageSearch('zh', index);
    const found = await Promise.all(inheritedNames.map(search));
    const missing = inheritedNames.filter((_, at) => found[at]?.[0] !== page.source.routePath);
    // A stop word of English.
    expect(missing).toEqual(['at']);
  });

  test.each(inheritedNames)('%s is no file, group, component, container or page', async (name) => {
    const options = { lang: 'zh' as const, files: { [name]: 'text' } };
    const tabs = `<Tabs groupId="${name}">\n\n<Tab label="${name}">\n\na\n\n</Tab>\n\n</Tabs>`;
    const code = `\`\`\`txt file="${name}" title="${name}"\n\`\`\``;
    expect(await diagnosticsOf(`${tabs}\n\n${code}`, options)).toEqual([]);
    expect(await diagnosticsOf(`\`\`\`${name}\na\n\`\`\``)).toEqual([
      expect.stringMatching(`^1: "${name}" is not a known code language`),
    ]);
    expect(await diagnosticsOf(`<${name} a="b" />`)).toEqual([
      expect.stringMatching(`^1: <${name}> is not a registered component`),
    ]);
    expect(await diagnosticsOf(`<Tabs ${name}="a" />`)).toEqual([
      expect.stringMatching(name),
      expect.stringMatching('<Tabs> must contain a <Tab>'),
    ]);
    expect(quoteLines('a\nb', '1', name)).toBe('a\n// …');
  });

  test.each(inheritedNames)('%s is no field, label or language', (name) => {
    expect(parseFrontmatter(`${name}: a`, 'a.mdx').diagnostics).toEqual([
      expect.objectContaining({ line: 2, message: expect.stringContaining(name) }),
    ]);
    const labels = JSON.parse(`{"${name}": "x"}`);
    expect(checkLabels({ outline: 'On this page' }, labels, 'labels')).toEqual([
      expect.objectContaining({ message: `labels.${name} is not a UI string of the theme` }),
    ]);
    expect(() => parseConfig({ ...config, theme, ...JSON.parse(`{"${name}": 1}`) })).toThrow(
      BuildError,
    );
    const context = { lang: name, diagnostics: [] };
    expect(localize(context, { en: 'a' }, 'title')).toBe('');
    expect(context.diagnostics).toEqual([
      expect.objectContaining({ message: `title.${name} is required` }),
    ]);
  });

  test.each(inheritedNames)('%s is the title of a page', (name) => {
    const head = buildPageHead(samplePage({ title: name, pageId: name }), sampleSiteData());
    expect(head.join('')).toContain(`<title>${name} - Sample</title>`);
  });
});
