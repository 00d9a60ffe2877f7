import { describe, expect, test } from 'vitest';
import {
  compileSource,
  diagnosticsOf,
  staticOf,
} from '../../../../tests/support/compile-source.ts';
import { placeholder } from '../../document/placeholders.ts';
import { containerNames } from './containers.ts';

describe('a container', () => {
  test.each(containerNames)(':::%s takes a title and Markdown', async (name) => {
    const source = `:::${name}[A title]\n\nSome *text*.\n\n- item\n\n:::`;
    expect(await staticOf(source, 'Callout')).toEqual({
      props: { type: name, title: 'A title' },
      children: '<p>Some <em>text</em>.</p><ul>\n<li>item</li>\n</ul>',
    });
  });

  test.each(containerNames.filter((name) => name !== 'details'))(
    ':::%s needs no title',
    async (name) => {
      expect(await staticOf(`:::${name}\n\ntext\n\n:::`, 'Callout')).toEqual({
        props: { type: name },
        children: '<p>text</p>',
      });
    },
  );

  test('has the text of code in its title', async () => {
    const { props } = await staticOf(':::tip[Use `dts` and **this**]\n\ntext\n\n:::', 'Callout');
    expect(props).toEqual({ type: 'tip', title: 'Use dts and this' });
  });

  test('can contain another one', async () => {
    const { staticInstances } = await compileSource('::::note\n\n:::tip\n\ninner\n\n:::\n\n::::');
    expect(staticInstances.map(({ props, children }) => [props, children])).toEqual([
      [{ type: 'tip' }, '<p>inner</p>'],
      [{ type: 'note' }, `${placeholder(0)}`],
    ]);
  });

  test('can contain code and be in a list', async () => {
    const { staticInstances, diagnostics } = await compileSource(
      '- item\n\n  :::tip\n\n  ```ts\n  let a;\n  ```\n\n  :::\n\nend',
    );
    expect(diagnostics).toEqual([]);
    expect(staticInstances.map(({ component }) => component)).toEqual(['CodeBlock', 'Callout']);
  });
});

describe('a problem of a container', () => {
  test('unknown name', async () => {
    expect(await diagnosticsOf(':::tipp\n\ntext\n\n:::')).toEqual([
      '1: :::tipp is not a container | Did you mean :::tip?',
    ]);
    expect(await diagnosticsOf(':::chapter\n\ntext\n\n:::')).toEqual([
      '1: :::chapter is not a container | Use one of: note, tip, info, warning, danger, details.',
    ]);
  });

  test('details without a title', async () => {
    expect(await diagnosticsOf(':::details\n\ntext\n\n:::')).toEqual([
      '1: :::details needs a title | Write :::details[What is inside].',
    ]);
  });

  test('directive where a link was meant', async () => {
    expect(await diagnosticsOf('See also:docs[here](/b) or :docs[there].')).toEqual([
      expect.stringContaining('1: :docs[here] is read as a directive, not as a link'),
    ]);
  });

  test('missing end', async () => {
    expect(await diagnosticsOf('text\n\n:::tip\n\ntext\n\n## Next')).toEqual([
      '3: :::tip is not closed | Write ::: on its own line below.',
    ]);
  });
});
