import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Project } from 'docs-engine/node';
import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkDescriptions } from './descriptions.ts';
import { checkDiagrams } from './diagrams.ts';
import { checkKeywords } from './keywords.ts';
import { comparePages } from './parity.ts';
import { checkPosts } from './posts.ts';
import { type CheckedPage, readPages } from './read-pages.ts';
import { checkSidebar } from './sidebar.ts';
import { checkTerminal, listSources, readRecordedCommands } from './terminal.ts';

let project: Project;
let pages: CheckedPage[];

beforeAll(async () => {
  ({ project, pages } = await readPages());
});

describe('content', () => {
  it('has the same headings, code, tables, components and links in every language', () => {
    const originals = pages.filter(({ source }) => source.lang === project.config.lang);
    const differences = originals.flatMap((page) =>
      pages
        .filter(({ source }) => source.pageId === page.source.pageId && source !== page.source)
        .flatMap((translation) => comparePages(page, translation)),
    );
    expect(differences).toEqual([]);
  });

  it('has a unique description on every page', () => {
    expect(checkDescriptions(pages)).toEqual([]);
  });

  it('has keywords that are not on their page', () => {
    expect(checkKeywords(pages)).toEqual([]);
  });

  it('draws the files that the recorded run wrote', async () => {
    expect(await checkDiagrams(pages, project.root)).toEqual([]);
  });

  it('shows commands run by an example, and recorded output', async () => {
    const recorded = await readRecordedCommands();
    const problems: string[] = [];
    for (const file of await listSources(project.root)) {
      const text = await readFile(join(project.root, file), 'utf8');
      problems.push(...checkTerminal(file, text, recorded));
    }
    expect(problems).toEqual([]);
  });

  it('has a date on every post', () => {
    expect(checkPosts(pages, project.config)).toEqual([]);
  });

  it('is in a sidebar', () => {
    expect(checkSidebar(pages, project.config)).toEqual([]);
  });
});

describe('checkTerminal', () => {
  const block = (mark: string, text: string) => `\`\`\`${mark}\n${text}\n\`\`\`\n`;
  const recorded = new Set(['npx rslib']);

  it('reports a command that no example runs, and output without a recording', () => {
    const page =
      block('sh', 'npx rslib\nnpx rslib --fast') + block('js title="dist/index.js"', 'let a;');
    expect(checkTerminal('a.mdx', page, recorded)).toEqual([
      'a.mdx:1: no example runs `npx rslib --fast`; quote its recorded terminal',
      'a.mdx:5: unrecorded output; quote it with file="examples/…"',
    ]);
  });

  it('accepts quoted, recorded and unrunnable commands', () => {
    const page =
      block('sh', 'npx rslib\nnpm publish') + block('txt title="Files" file="examples/a"', '');
    expect(checkTerminal('a.mdx', page, recorded)).toEqual([]);
  });

  it('reads all kinds of fences', () => {
    const page = `---
description: a
---

~~~~sh
npx rslib --tilde
~~~
~~~~

\`\`\`\`md
\`\`\`sh
npx rslib --shown
\`\`\`
\`\`\`\`

> \`\`\`txt
> quoted
> \`\`\`
`;
    expect(checkTerminal('a.mdx', page, recorded)).toEqual([
      'a.mdx:5: no example runs `npx rslib --tilde`; quote its recorded terminal',
      'a.mdx:5: no example runs `~~~`; quote its recorded terminal',
      'a.mdx:16: unrecorded output; quote it with file="examples/…"',
    ]);
  });
});

describe('the checked files', () => {
  it('are pages and partials', async () => {
    const page = 'content/en/guide/a.mdx';
    const fragment = 'content/zh/shared/note.md';
    const root = await createTemporaryFolder({ [page]: '', [fragment]: '', 'content/b.svg': '' });
    expect((await listSources(root)).sort()).toEqual([page, fragment]);
  });
});

describe('the check of diagrams', () => {
  it('reports a file that the run did not write, and one that is not drawn', async () => {
    const page = pages.find(({ source }) => source.pageId === 'guide/basic/output-structure');
    const [drawing] = (page?.staticInstances ?? []).filter(
      ({ component }) => component === 'Diagram',
    );
    if (!page || !drawing) throw new Error('no diagram of the output structure');
    const layers = [
      { title: 'src', nodes: ['old.ts'] },
      { title: 'dist', nodes: ['old.js'] },
    ];
    const changed = { ...drawing, props: { ...drawing.props, layers } };
    const found = (
      await checkDiagrams([{ ...page, staticInstances: [changed] }], project.root)
    ).join('\n');
    expect(found).toContain('src/old.ts is in the diagram, but not in examples/pin-kit');
    expect(found).toContain('dist/old.js is in the diagram, but');
    expect(found).toContain('dist/index.css is missing in the diagram');
  });
});

describe('the check of descriptions', () => {
  it('explains how to write a missing one', () => {
    const bare = pages
      .filter(({ source }) => source.pageId === 'guide/start/quick-start')
      .map((page) => ({ ...page, frontmatter: {} }));
    expect(checkDescriptions(bare)).toEqual([
      'content/en/guide/start/quick-start.mdx: description is required; write description: … between the --- lines, 60 to 165 characters',
      'content/zh/guide/start/quick-start.mdx: description is required; write description: … between the --- lines, 20 to 110 characters',
    ]);
  });
});

describe('the check of keywords', () => {
  it('reports one that is on the page, and a duplicate', () => {
    const page = pages.find(({ source }) => source.routePath === '/config/lib/dts');
    if (!page) throw new Error('no page of lib.dts');
    const [first, ...others] = page.sections;
    if (!first) throw new Error('no text before the first heading');
    const keywords = ['Declaration files', 'frobnicate', 'Frobnicate'];
    const sections = [{ ...first, keywords }, ...others];
    expect(checkKeywords([{ ...page, sections }])).toEqual([
      'content/en/config/lib/dts.mdx: keyword Declaration files is already on the page',
      'content/en/config/lib/dts.mdx: duplicate keyword Frobnicate',
    ]);
  });
});

describe('the check of sidebars', () => {
  it('reports a page without a sidebar once, and a page of one language', () => {
    const config = {
      ...project.config,
      sidebar: { '/config/': project.config.sidebar['/config/'] ?? [] },
    };
    const found = (all: CheckedPage[]) =>
      checkSidebar(all, config).filter((problem) => problem.includes('quick-start'));
    const message = "'guide/start/quick-start' is in no sidebar of site.config.ts";
    expect(found(pages)).toHaveLength(1);
    const inChinese = pages.filter(({ source }) => source.lang === 'zh');
    expect(found(inChinese)).toEqual([`content/zh/guide/start/quick-start.mdx: ${message}`]);
  });
});

describe('the check of posts', () => {
  it('reports one without a date', () => {
    const posts = pages.filter(({ source }) => source.pageId === 'blog/introducing-rslib');
    const undated = posts.map(({ frontmatter: { date: _, ...frontmatter }, ...page }) => ({
      ...page,
      frontmatter,
    }));
    expect(checkPosts(undated, project.config)).toEqual([
      'content/en/blog/introducing-rslib.mdx: a post requires a date; write date: 2026-01-31',
      'content/zh/blog/introducing-rslib.mdx: a post requires a date; write date: 2026-01-31',
    ]);
    expect(checkPosts(posts, project.config)).toEqual([]);
  });
});

describe('the comparison of languages', () => {
  it('reports a date, a heading, a link and a line of code that differ', () => {
    const page = pages.find(({ source }) => source.routePath === '/guide/start/quick-start');
    if (!page) throw new Error('no quick start');
    const [first] = page.staticInstances.filter(({ component }) => component === 'CodeBlock');
    const translation: CheckedPage = {
      ...page,
      toc: page.toc.slice(1),
      frontmatter: { ...page.frontmatter, date: '2026-01-31' },
      links: page.links.slice(1),
      staticInstances: page.staticInstances.map((use) =>
        use === first ? { ...use, children: 'other' } : use,
      ),
    };
    const found = comparePages(page, translation).join('\n');
    expect(found).toContain('dates differ');
    expect(found).toContain('headings differ');
    expect(found).toContain('code blocks differ');
    expect(found).toContain('links differ');
    expect(comparePages(page, page)).toEqual([]);
  });

  it('reports a link to a file and an external link that differ', () => {
    const [page] = pages;
    if (!page) throw new Error('no pages');
    const link = { file: '', line: undefined, written: '', hash: '' };
    const toFile = (path: string): CheckedPage => ({
      ...page,
      links: [{ ...link, path, isFile: true }],
    });
    const toSite = (href: string): CheckedPage => ({
      ...page,
      body: [`<p><a target="_blank" href="${href}">a</a></p>`],
    });
    expect(comparePages(toFile('/a.pdf'), toFile('/b.pdf')).join()).toContain('links differ');
    const found = comparePages(toSite('https://a.example'), toSite('https://b.example')).join();
    expect(found).toContain('external links differ');
    expect(found).toContain('https://b.example');
  });

  it('reports a different file name above code, and accepts translated titles', () => {
    const [page] = pages;
    if (!page) throw new Error('no pages');
    const [block] = pages.flatMap(({ staticInstances }) =>
      staticInstances.filter(({ component }) => component === 'CodeBlock'),
    );
    if (!block) throw new Error('no code blocks');
    const withTitle = (title: string): CheckedPage => ({
      ...page,
      staticInstances: [{ ...block, props: { ...block.props, title } }],
    });
    expect(comparePages(withTitle('Terminal'), withTitle('终端'))).toEqual([]);
    for (const title of ['src/b.ts', 'Terminal', '']) {
      const found = comparePages(withTitle('src/a.ts'), withTitle(title)).join();
      expect(found, title).toContain('titles of code blocks differ');
    }
  });
});
