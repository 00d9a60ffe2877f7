import { beforeAll, describe, expect, it } from 'vitest';
import { type OptionPage, parseOptionPage, readOptionPages } from './option-pages.ts';
import { checkSkeleton } from './page-structure.ts';
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
  it('have the same parts in the same order', () => {
    expect(pages.length).toBeGreaterThan(45);
    expect(pages.flatMap(checkSkeleton)).toEqual([]);
  });

  it('show code of samples only', () => {
    expect(pages.flatMap((page) => findUnquotedCode(page, configs))).toEqual([]);
  });

  it('quote messages that a sample printed', () => {
    expect(pages.flatMap((page) => findUnrecordedMessages(page, recorded))).toEqual([]);
  });
});

describe('the checks', () => {
  const page = (...lines: string[]) =>
    parseOptionPage(lines.join('\n'), { file: 'a.mdx', lang: 'en', pageId: 'config/lib/a' });

  it('name every part that a page lacks', () => {
    const problems = checkSkeleton(
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
      'a.mdx: <OptionFacts> lacks topLevel',
      'a.mdx: the last ## headings are {#limits}, {#related}',
      'a.mdx: the heading {#example} reads "Example", not "Samples"',
      'a.mdx: "Own" needs an id: {#…}',
      'a.mdx: the facts name Dts: write the type out in the section {#types}',
      'a.mdx: the section {#related} holds no link',
    ]);
    expect(checkSkeleton(page('# lib.a', '', '## Related \\{#related}'))).toEqual(
      expect.arrayContaining([
        expect.stringContaining('in one paragraph'),
        'a.mdx: the first ## headings are {#example}',
      ]),
    );
  });

  it('do not pass a language whose headings they do not know', () => {
    expect(() => checkSkeleton({ ...page('# lib.a'), lang: 'fr' })).toThrow(
      'The language fr has no entry in headingTexts of checks/reference/page-structure.ts: add it',
    );
  });

  it('find a message that nothing printed', () => {
    const quoting = page('# a', '', 'It stops with `Unsupported form: amd` or `npx rslib build`.');
    expect(findUnrecordedMessages(quoting, 'error   Unsupported format: amd')).toEqual([
      'a.mdx quotes `Unsupported form: amd`, which no sample of examples/ prints',
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
      expect.stringContaining('a.mdx: this js is typed by hand'),
      'a.mdx: no sample has this side of a diff as its config:\nexport {\nnew,\n};',
    ]);
  });
});
