import { createContext, type ReactNode, use, useContext, useState } from 'react';
import { describe, expect, test } from 'vitest';
import type { Body } from '#contract/page.ts';
import { PropsError, type ServerTheme, type StaticContext } from '#contract/theme.ts';
import { samplePage, sampleSiteData } from '../../../tests/support/sample-page.ts';
import { placeholder } from './placeholders.ts';
import { renderStaticComponents, type StaticInstance } from './static-components.ts';

type BoxProps = { title?: string; children?: ReactNode };

function Title({ text }: { text: string }): ReactNode {
  return <h3>{text}</h3>;
}

function Box({ title, children }: BoxProps, { page, site }: StaticContext): ReactNode {
  return (
    <section lang={page.lang} data-site={site.title}>
      {title && <Title text={title} />}
      {children}
    </section>
  );
}

function Counter(): ReactNode {
  const [count] = useState(0);
  return <b>{count}</b>;
}

const Strings = createContext('');

const components: Record<string, unknown> = {
  Box,
  Counter,
  Wrapper: () => (
    <div>
      <Counter />
    </div>
  ),
  Reader: () => <i>{useContext(Strings)}</i>,
  Picky: () => {
    throw new PropsError('has no title');
  },
  Asker: () => <i>{use(Strings)}</i>,
  Iconic: ({ icon }: { icon: string }) => {
    const Icon = ({ note: Title } as Record<string, typeof Title>)[icon] as typeof Title;
    return <Icon text={icon} />;
  },
  Broken: ({ items }: { items: string[] }) => <i>{items.join()}</i>,
};

function render(body: Body, ...places: Partial<StaticInstance>[]): Body {
  const theme = { static: components } as unknown as ServerTheme;
  const full = places.map((place) => ({
    component: 'Box',
    props: {},
    children: '',
    file: 'a.mdx',
    line: 3,
    ...place,
  }));
  return renderStaticComponents(
    { page: samplePage(), body, staticInstances: full, site: sampleSiteData() },
    theme,
  );
}

describe('a static component', () => {
  test('takes its place with props, children, page and site', () => {
    expect(
      render([`<p>a</p>${placeholder(0)}<p>b</p>`], {
        props: { title: 'T & U' },
        children: '<p>$& x</p>',
      }),
    ).toEqual([
      '<p>a</p><section lang="en" data-site="Sample"><h3>T &amp; U</h3><p>$& x</p></section><p>b</p>',
    ]);
  });

  test('can stand inside another one and inside a live one', () => {
    const live: Body = [{ component: 'Tab', props: {}, children: [`${placeholder(1)}`] }];
    expect(render(live, { props: { title: 'inner' } }, { children: `${placeholder(0)}` })).toEqual([
      {
        component: 'Tab',
        props: {},
        children: [
          '<section lang="en" data-site="Sample"><section lang="en" data-site="Sample"><h3>inner</h3></section></section>',
        ],
      },
    ]);
  });

  test.each(['Counter', 'Wrapper', 'Reader', 'Asker'])(
    'with a hook is a fault: %s',
    (component) => {
      expect(() => render([`${placeholder(0)}`], { component })).toThrow(
        new RegExp(
          `^<${component}> is registered as static but cannot be rendered once: .*` +
            'A component with hooks keeps state: move it to the live registry of the theme\\.$',
        ),
      );
    },
  );

  test('that fails names the place in the content', () => {
    const use = { component: 'Counter', file: 'shared/note.mdx', line: 7 };
    expect(() => render([`${placeholder(0)}`], use)).toThrow(
      expect.objectContaining({ file: 'shared/note.mdx', line: 7 }),
    );
  });

  test('leaves the console alone when it fails', () => {
    const original = console.error;
    expect(() => render([`${placeholder(0)}`], { component: 'Counter' })).toThrow();
    expect(console.error).toBe(original);
  });

  test('that fails for another reason names itself and the reason, not hooks', () => {
    const message = 'cannot be rendered with the props that it has here: ';
    expect(() => render([`${placeholder(0)}`], { component: 'Broken' })).toThrow(
      new RegExp(`^<Broken> ${message}.*undefined \\(reading 'join'\\)$`),
    );
    expect(() =>
      render([`${placeholder(0)}`], { component: 'Broken', props: { items: 'a' } }),
    ).toThrow(`<Broken> ${message}items.join is not a function`);
  });

  test('whose elements cannot be rendered names the place in the content, too', () => {
    const use = { component: 'Iconic', props: { icon: 'nope' }, file: 'shared/note.mdx', line: 7 };
    expect(() => render([`${placeholder(0)}`], use)).toThrow(
      expect.objectContaining({
        file: 'shared/note.mdx',
        line: 7,
        message: expect.stringMatching(/^<Iconic> cannot be rendered with the props .*undefined/),
      }),
    );
  });

  test('that refuses its props says so in its own words', () => {
    expect(() => render([`${placeholder(0)}`], { component: 'Picky' })).toThrow(
      /^<Picky> has no title\.$/,
    );
  });

  test('is missing in the registry', () => {
    expect(() => render([`${placeholder(0)}`], { component: 'Absent' })).toThrow(
      '<Absent> is missing in the static registry of the theme',
    );
  });
});
