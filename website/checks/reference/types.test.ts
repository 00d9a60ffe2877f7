import { beforeAll, describe, expect, it } from 'vitest';
import { checkTables } from './compare-tables.ts';
import { checkPageTypes } from './compare-types.ts';
import { checkNamedTypes, findUnusedNames } from './external-types.ts';
import { type OptionPage, parseOptionPage, readOptionPages } from './option-pages.ts';
import { type PackageTypes, readTypes } from './package-types.ts';

/** Added to the real pages in the program, with known differences. */
const drifted = parseOptionPage(
  [
    '# lib.dts',
    '',
    '<OptionFacts type="boolean | DtsOptions" default="false" />',
    '',
    '## Types \\{#types}',
    '',
    '```ts',
    'interface DtsOptions {',
    '  bundle?: boolean | { bundledPackages?: string[] };',
    '  outDir?: string;',
    '}',
    '```',
    '',
    '`bundle`, `bundledPackages`, `tsgo` and `isolated` are named here.',
    '',
    '## Options without effect \\{#no-effect}',
    '',
    '- `isolated`: for the test.',
    '- `flat`: for the test.',
  ].join('\n'),
  { file: 'drifted.mdx', lang: 'en', pageId: 'config/lib/drifted' },
);

const narrowed = parseOptionPage(
  "# lib.format\n\n<OptionFacts type=\"'esm' | 'amd'\" default=\"'esm'\" />",
  { file: 'narrowed.mdx', lang: 'en', pageId: 'config/lib/narrowed' },
);

const broken = parseOptionPage('# lib.dts\n\n<OptionFacts type="Dts" default="false" />', {
  file: 'broken.mdx',
  lang: 'en',
  pageId: 'config/lib/broken',
});

const renamed = parseOptionPage('# lib.umd\n\n<OptionFacts type="string" default="undefined" />', {
  file: 'renamed.mdx',
  lang: 'en',
  pageId: 'config/lib/umd',
});

/** Has a type with options that is not written out, and a function with wrong arguments. */
const shortened = parseOptionPage(
  [
    '# tools',
    '',
    '<OptionFacts type="Tools" default="{}" />',
    '',
    '## Types \\{#types}',
    '',
    '```ts',
    "import type { Rsbuild } from '@rslib/core';",
    'type Css = Rsbuild.PostCSSLoaderOptions;',
    'interface Tools {',
    "  cssExtract?: Rsbuild.ToolsConfig['cssExtract'];",
    '  postcss?: Css | ((options: Css) => Css | void) | (Css | ((options: Css) => Css | void))[];',
    '}',
    '```',
  ].join('\n'),
  { file: 'shortened.mdx', lang: 'en', pageId: 'config/rsbuild/shortened' },
);

const replaced = parseOptionPage(
  [
    '# lib.autoExternal',
    '',
    '<OptionFacts type="boolean | AutoExternal" default="true" />',
    '',
    '## Types \\{#types}',
    '',
    '```ts',
    'interface AutoExternal {',
    '  dependencies?: boolean;',
    '  packageJson?: string | string[];',
    '}',
    'type LibAutoExternal = AutoExternal;',
    '```',
  ].join('\n'),
  { file: 'replaced.mdx', lang: 'en', pageId: 'config/lib/replaced' },
);

let pages: OptionPage[];
let types: PackageTypes;

beforeAll(async () => {
  pages = await readOptionPages();
  types = readTypes([...pages, drifted, narrowed, broken, renamed, shortened, replaced]);
});

describe('the reference and the types of the installed package', () => {
  it('have the same options, sub-options and values', () => {
    const single = pages.filter(({ pageId }) => !pageId.endsWith('/'));
    expect(single.length).toBeGreaterThan(40);
    expect(single.flatMap((page) => checkPageTypes(types, page))).toEqual([]);
  });

  it('write out every type that is not on the list of named types', () => {
    expect(pages.flatMap((page) => checkNamedTypes(types, page))).toEqual([]);
    expect(findUnusedNames(types, pages)).toEqual([]);
  });

  it('have the same options at the top level and in an item of lib', () => {
    expect(checkTables(types, pages)).toEqual([]);
  });
});

describe('the comparison', () => {
  it('reports an undocumented option and a removed one', () => {
    const problems = checkPageTypes(types, drifted).join('\n');
    expect(problems).toContain(
      'lib.dts.tsgo is an option of @rslib/core that drifted.mdx does not have: add it',
    );
    expect(problems).toContain('lib.dts.bundle.tsconfigPath is an option of @rslib/core');
    expect(problems).toContain(
      'drifted.mdx documents lib.dts.outDir, which @rslib/core does not have',
    );
    expect(problems).toContain('drifted.mdx has lib.dts.outDir in a type, but not in its text');
    expect(problems).toContain(
      'drifted.mdx lists flat without effect, which @rslib/core does not have',
    );
    expect(problems).not.toContain('lib.dts.isolated');
    expect(problems).not.toContain('bundledPackages');
  });

  it('reports a value that only one side has', () => {
    const problems = checkPageTypes(types, narrowed).join('\n');
    expect(problems).toContain("lib.format accepts 'umd' in @rslib/core, but not in narrowed.mdx");
    expect(problems).toContain("narrowed.mdx says that lib.format accepts 'amd'");
  });

  it('reports a type that does not compile, and a page of a removed option', () => {
    expect(checkPageTypes(types, broken)).toEqual([
      "broken.mdx: the types do not compile: Cannot find name 'Dts'.",
    ]);
    expect(checkPageTypes(types, renamed)).toEqual([
      expect.stringContaining('renamed.mdx documents lib.umd, which @rslib/core does not have'),
    ]);
  });

  it('reports a type that is not written out, and a function with wrong arguments', () => {
    expect(checkNamedTypes(types, shortened)).toEqual([
      expect.stringContaining("shortened.mdx names Rsbuild.ToolsConfig['cssExtract']: write"),
    ]);
    expect(checkPageTypes(types, shortened).join('\n')).toContain(
      'tools.postcss accepts the function (config: PostCSSLoaderOptions, ctx: ToolsPostCSSContext)',
    );
  });

  it('compares a deprecated option with its old and its new path', () => {
    const problems = checkPageTypes(types, replaced).join('\n');
    expect(problems).toContain('output.autoExternal.exclude is an option of @rslib/core');
    expect(problems).toContain(
      'lib.autoExternal accepts boolean in @rslib/core, but not in replaced.mdx',
    );
    expect(problems).toContain('replaced.mdx documents lib.autoExternal.packageJson, which');
  });

  it('reports an option of the overview without a page', () => {
    const without = pages.filter(({ title }) => title !== 'resolve');
    expect(checkTables(types, without).join('\n')).toContain(
      'content/en/config/rsbuild/index.mdx lists resolve, which has no page',
    );
  });

  it('reports an option that no table lists', () => {
    const without = pages.map((page) => ({
      ...page,
      rows: page.rows.filter(({ names }) => !names.includes('shims')),
    }));
    expect(checkTables(types, without).join('\n')).toContain(
      'lib.shims is an option of @rslib/core that content/en/config/lib/index.mdx does not list',
    );
  });
});
