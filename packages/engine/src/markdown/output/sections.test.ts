import { describe, expect, test } from 'vitest';
import { compileSource } from '../../../testing/compile-source.ts';

async function sectionsOf(source: string) {
  return (await compileSource(source)).sections;
}

describe('the sections of a page', () => {
  test('are the texts below its headings down to the fourth level', async () => {
    const sections = await sectionsOf(
      '# Title\n\nStart.\n\n## First \\{#a}\n\nOne.\n\n#### Deep \\{#b}\n\nTwo.\n\n##### Deeper \\{#c}\n\nThree.',
    );
    expect(
      sections.map(({ depth, heading, anchor, text }) => [depth, heading, anchor, text]),
    ).toEqual([
      [1, 'Title', '', 'Start.'],
      [2, 'First', 'a', 'One.'],
      [4, 'Deep', 'b', 'Two.\nThree.'],
    ]);
  });

  test('have one line for each paragraph, item and row, which names its first cell', async () => {
    const [first] = await sectionsOf(
      '# Title\n\n| a | b | c |\n| - | - | - |\n| `one` | two | 2 |\n| 一 | 二 | 三 |\n| | alone |\n\n- three\n- four\n  lines',
    );
    expect(first?.text).toBe('one: two; 2\n一：二；三\nalone\nthree\nfour lines');
  });

  test('have messages of tables', async () => {
    const [first] = await sectionsOf('# Title\n\n| a | b |\n| - | - |\n| `Cannot find it` | two |');
    expect(first?.messages).toEqual(['Cannot find it']);
  });

  test('contain the facts of an option, from a component or a first line', async () => {
    const [page, option, text] = await sectionsOf(
      '# Title\n\n<OptionFacts type="string" default="off" topLevel={true} />\n\n<Badge text="new" />\n\n## a \\{#a}\n\n**Type** `\'a\' | \'b\'` · **Default** `\'a\'`; else none\n\nText.\n\n## b \\{#b}\n\nFirst.\n\n**Strong** text.',
    );
    expect(page).toMatchObject({
      facts: [
        ['type', 'string'],
        ['default', 'off'],
      ],
      text: '',
    });
    expect(option).toMatchObject({
      facts: [
        ['Type', "`'a' | 'b'`"],
        ['Default', "`'a'`; else none"],
      ],
      text: 'Text.',
    });
    expect(text).toMatchObject({ facts: [], text: 'First.\nStrong text.' });
  });

  test('list the identifiers of the code without duplicates', async () => {
    const [first] = await sectionsOf(
      "# Title\n\n```ts\nimport { a1 } from '@scope/name';\na1.run(a1);\n```",
    );
    expect(first?.text).toBe('');
    expect(first?.code).toEqual(['import', 'a1', 'from', '@scope/name', 'a1.run']);
  });

  test('are link lists if they contain only links', async () => {
    const sections = await sectionsOf(
      '# Title\n\n## Next \\{#next}\n\n- [A](https://a.test)\n- [B](https://b.test): more\n\n## Not \\{#not}\n\nText.\n\n- [A](https://a.test)\n\n## Words \\{#words}\n\n- A\n- [B](https://b.test)',
    );
    expect(sections.map(({ anchor, isLinkList }) => [anchor, isLinkList])).toEqual([
      ['', false],
      ['next', true],
      ['not', false],
      ['words', false],
    ]);
  });
});
