import { describe, expect, test } from 'vitest';
import { diagnosticsOf } from '../../../testing/compile-source.ts';

const tab = (attributes: string) => `<Tabs>\n<Tab ${attributes}>\n\ntext\n\n</Tab>\n</Tabs>`;

describe('props', () => {
  test.each([
    ['', ['2: <Tab>: label is required | For example: <Tab label="bundle">']],
    ['label=""', ['2: <Tab>: label cannot be empty | For example: <Tab label="bundle">']],
    ['label={3}', ['2: <Tab>: label is not a string | For example: <Tab label="bundle">']],
    [
      'lable="a"',
      [
        '2: <Tab>: label is required | For example: <Tab label="bundle">',
        '2: <Tab>: lable is not a known field | Did you mean label?',
      ],
    ],
    ['label="a" onClick="b"', ['2: <Tab>: onClick is not a known field | Known fields: label']],
    ['label="a"', []],
  ])('of an island: %s', async (attributes, problems) => {
    expect(await diagnosticsOf(tab(attributes))).toEqual(problems);
  });

  test('of a static component', async () => {
    expect(await diagnosticsOf('<Callout type="tipp">\n\ntext\n\n</Callout>')).toEqual([
      '1: <Callout>: type must be one of "note", "tip", "info", "warning", "danger", "details" | Did you mean "tip"?',
    ]);
  });

  test('of a component without props', async () => {
    expect(
      await diagnosticsOf('<Columns gap="2">\n<Column>\n\ntext\n\n</Column>\n</Columns>'),
    ).toEqual(['1: <Columns>: gap is not a known field | For example: <Columns>']);
  });

  test('nested in a value', async () => {
    const layers = '{[{ nodes: ["src", { text: "dist", tone: "red" }] }]}';
    expect(await diagnosticsOf(`<Diagram alt="a" layers=${layers} arrows={[]} />`)).toEqual([
      expect.stringContaining('1: <Diagram>: layers[0].nodes[1].tone must be one of "brand",'),
    ]);
  });

  test('in a partial are reported there', async () => {
    const files = { 'content/en/shared/note.mdx': 'text\n\n<Callout>\n\ntext\n\n</Callout>' };
    const page = "import Note from '../../shared/note.mdx'\n\n<Note />";
    expect(await diagnosticsOf(page, { files })).toEqual([
      expect.stringContaining('3: <Callout>: type'),
    ]);
  });
});

describe('child components', () => {
  test('need their parent', async () => {
    expect(await diagnosticsOf('text\n\n<Tab label="a">\n\ntext\n\n</Tab>')).toEqual([
      '3: <Tab> must be a direct child of <Tabs> | Wrap it: <Tabs groupId="mode"> … </Tabs>',
    ]);
  });

  test('must be direct children', async () => {
    const source = tab('label="a"').replace('text', '<Tab label="b">\n\ntext\n\n</Tab>');
    expect(await diagnosticsOf(source)).toEqual([
      expect.stringContaining('4: <Tab> must be a direct child of <Tabs>'),
    ]);
  });

  test('cannot be mixed with text', async () => {
    expect(await diagnosticsOf(tab('label="a"').replace('</Tab>', '</Tab>\n\nMore.\n'))).toEqual([
      '8: <Tabs> can only contain <Tab> | Move it into a <Tab>, or out of <Tabs>.',
    ]);
  });

  test('have labels of their own', async () => {
    const [own, again] = ['a', 'a'].map((label) => `<Tab label="${label}">\n\ntext\n\n</Tab>`);
    expect(await diagnosticsOf(`<Tabs>\n${own}\n${again}\n</Tabs>`)).toEqual([
      '7: two children have the label a | Give each a label of its own.',
    ]);
  });

  test('can be mixed with comments', async () => {
    const source = tab('label="a"').replace('</Tab>', '</Tab>\n\n{/* no more */}\n');
    expect(await diagnosticsOf(source)).toEqual([]);
  });

  test('are required', async () => {
    expect(await diagnosticsOf('<Tabs>\n</Tabs>')).toEqual([
      '1: <Tabs> must contain a <Tab> | Add one, or remove <Tabs>.',
    ]);
  });

  test('are reported once if inline', async () => {
    expect(await diagnosticsOf('<Tabs>\n<Tab label="a">text</Tab>\n</Tabs>')).toHaveLength(1);
  });
});
