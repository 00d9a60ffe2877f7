import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { samplePage, sampleSiteData } from '../../testing/sample-page.ts';
import type { Body } from '../contract/page.ts';
import { PropsError, type ServerComponents, type StaticContext } from '../contract/theme.ts';
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

const components: Record<string, unknown> = {
  Box,
  Tab: () => null,
  Tabs: (_: unknown, { childProps }: StaticContext) => (
    <ul>
      {childProps.map(({ label }) => (
        <li key={String(label)}>{String(label)}</li>
      ))}
    </ul>
  ),
  Picky: () => {
    throw new PropsError('has no title');
  },
  Iconic: ({ icon }: { icon: string }) => {
    const Icon = ({ note: Title } as Record<string, typeof Title>)[icon] as typeof Title;
    return <Icon text={icon} />;
  },
  Broken: ({ items }: { items: string[] }) => <i>{items.join()}</i>,
};

function render(body: Body, ...instances: Partial<StaticInstance>[]): Body {
  const theme = { static: components } as unknown as ServerComponents;
  const full = instances.map((instance) => ({
    component: 'Box',
    props: {},
    children: '',
    file: 'a.mdx',
    line: 3,
    ...instance,
  }));
  return renderStaticComponents(
    { page: samplePage(), body, staticInstances: full, site: sampleSiteData() },
    theme,
  );
}

describe('a static component', () => {
  test('is rendered with props, children, page and site', () => {
    expect(
      render([`<p>a</p>${placeholder(0)}<p>b</p>`], {
        props: { title: 'T & U' },
        children: '<p>$& x</p>',
      }),
    ).toEqual([
      '<p>a</p><section lang="en" data-site="Sample"><h3>T &amp; U</h3><p>$& x</p></section><p>b</p>',
    ]);
  });

  test('can be inside another one and inside an island', () => {
    const island: Body = [{ component: 'Tab', props: {}, children: [`${placeholder(1)}`] }];
    expect(
      render(island, { props: { title: 'inner' } }, { children: `${placeholder(0)}` }),
    ).toEqual([
      {
        component: 'Tab',
        props: {},
        children: [
          '<section lang="en" data-site="Sample"><section lang="en" data-site="Sample"><h3>inner</h3></section></section>',
        ],
      },
    ]);
  });

  test('knows the props of those directly inside', () => {
    const tab = (label: string, children = '') => ({
      component: 'Tab',
      props: { label },
      children,
    });
    const tabs = { component: 'Tabs', children: `${placeholder(1)}\n${placeholder(2)}` };
    expect(
      render([placeholder(3)], tab('inner'), tab('a', placeholder(0)), tab('b'), tabs),
    ).toEqual(['<ul><li>a</li><li>b</li></ul>']);
  });

  test('that fails names the tag in the content', () => {
    const use = { component: 'Picky', file: 'shared/note.mdx', line: 7 };
    expect(() => render([`${placeholder(0)}`], use)).toThrow(
      expect.objectContaining({ file: 'shared/note.mdx', line: 7 }),
    );
  });

  test('that fails names itself and the reason', () => {
    const message = 'cannot be rendered: ';
    expect(() => render([`${placeholder(0)}`], { component: 'Broken' })).toThrow(
      new RegExp(`^<Broken> ${message}.*undefined \\(reading 'join'\\)$`),
    );
    expect(() =>
      render([`${placeholder(0)}`], { component: 'Broken', props: { items: 'a' } }),
    ).toThrow(`<Broken> ${message}items.join is not a function`);
  });

  test('whose elements cannot be rendered names the tag in the content, too', () => {
    const use = { component: 'Iconic', props: { icon: 'nope' }, file: 'shared/note.mdx', line: 7 };
    expect(() => render([`${placeholder(0)}`], use)).toThrow(
      expect.objectContaining({
        file: 'shared/note.mdx',
        line: 7,
        message: expect.stringMatching(/^<Iconic> cannot be rendered: .*undefined/),
      }),
    );
  });

  test('that rejects its props reports its own message', () => {
    expect(() => render([`${placeholder(0)}`], { component: 'Picky' })).toThrow(
      /^<Picky> has no title\.$/,
    );
  });

  test('must be one of the page', () => {
    expect(() => render([placeholder(0)])).toThrow('the page has no static component 0');
  });

  test('must be part of the theme', () => {
    expect(() => render([`${placeholder(0)}`], { component: 'Absent' })).toThrow(
      '<Absent> is missing in the static components of the theme',
    );
  });
});
