import { beforeAll, describe, expect, it } from 'vitest';
import { type OptionPage, parseOptionPage, readOptionPages } from './option-pages.ts';
import { checkPageStructure } from './page-structure.ts';
import { findUnrecordedMessages, readRecorded } from './quoted-messages.ts';
import { findUnquotedCode, readSampleConfigs } from './unquoted-code.ts';

let pages: OptionPage[];
let recorded: string;
let configs: string[];

beforeAll(async () => {
  [pages, recorded, configs] = await Promise.all([
    readOptionPages(),
    readRecorded(),
    readSampleConfigs(),
  ]);
});

describe('the pages of the reference', () => {
  it('have the same structure', () => {
    expect(pages.length).toBeGreaterThan(45);
    expect(pages.flatMap(checkPageStructure)).toEqual([]);
  });

  it('show only code of samples', () => {
    expect(pages.flatMap((page) => findUnquotedCode(page, configs))).toEqual([]);
  });

  it('quote messages that a sample printed', () => {
    expect(pages.flatMap((page) => findUnrecordedMessages(page, recorded))).toEqual([]);
  });
});

describe('the checks', () => {
  const page = (...lines: string[]) =>
    parseOptionPage(lines.join('\n'), { file: 'a.mdx', lang: 'en', pageId: 'config/lib/a' });

  it('report every missing part of a page', () => {
    const problems = checkPageStructure(
      page(
        '# lib.a',
        '',
        'What it is for.',
        '',
        '<OptionFacts type="Dts" default="1" appliesTo="all" />',
        '',
        '## Samples \\{#example}',
        '',
        '## Related \\{#related}',
        '',
        '## Limits \\{#limits}',
        '',
        '### Own',
      ),
    );
    expect(problems).toEqual([
      'a.mdx: <OptionFacts> requires topLevel',
      'a.mdx: the last ## headings must be {#limits}, {#related}',
      'a.mdx: the heading {#example} must be "Example", not "Samples"',
      'a.mdx: "Own" requires an id: {#…}',
      'a.mdx: the facts name Dts: write the type out in the section {#types}',
      'a.mdx: the section {#related} requires a link',
    ]);
    expect(checkPageStructure(page('# lib.a', '', '## Related \\{#related}'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('one paragraph on the purpose'),
        'a.mdx: the first ## headings must be {#example}',
      ]),
    );
  });

  it('find an unrecorded message', () => {
    const quoting = page('# a', '', 'It stops with `Unsupported form: amd` or `npx rslib build`.');
    expect(findUnrecordedMessages(quoting, 'error   Unsupported format: amd')).toEqual([
      'a.mdx quotes `Unsupported form: amd`, which no sample in examples/ prints',
    ]);
    expect(findUnrecordedMessages(quoting, 'error   Unsupported form: amd')).toEqual([]);
  });

  it('find code that no sample has', () => {
    const shown = page(
      '# a',
      '',
      '```js',
      'let a;',
      '```',
      '',
      '```diff',
      ' export {',
      '-old,',
      '+new,',
      ' };',
      '```',
      '',
      '## Types \\{#types}',
      '',
      '```ts',
      'type A = 1;',
      '```',
    );
    expect(findUnquotedCode(shown, ['export {\nold,\n};'])).toEqual([
      expect.stringContaining('a.mdx: this js is not from a sample'),
      'a.mdx: no sample config equals this side of a diff:\nexport {\nnew,\n};',
    ]);
  });
});
