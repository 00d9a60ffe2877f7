import { describe, expect, test } from 'vitest';
import type { SidebarGroup, SidebarLink, SidebarNode } from './navigation.ts';
import { containsRoute, findGroup, findPrevNext, findSidebar } from './sidebar.ts';

function link(text: string, target: string): SidebarLink {
  return { type: 'link', text, link: target };
}

function group(text: string, items: SidebarNode[], target?: string): SidebarGroup {
  return {
    type: 'group',
    text,
    collapsible: true,
    collapsed: false,
    items,
    ...(target && { link: target }),
  };
}

const start = link('Start', '/guide/start/');
const quickStart = link('Quick start', '/guide/start/quick-start');
const solution = group(
  'Solution',
  [link('React', '/guide/solution/react'), group('More', [link('Vue', '/guide/solution/vue')])],
  '/guide/solution/',
);

describe('the sidebar of a route', () => {
  const sidebars = {
    '/guide/': [start],
    '/guide/solution/': [solution],
    '/zh/guide/': [quickStart],
  };

  test('is the one with the longest matching prefix', () => {
    expect(findSidebar('/guide/start/', sidebars)).toEqual([start]);
    expect(findSidebar('/guide/solution/react', sidebars)).toEqual([solution]);
  });

  test('belongs to the language of the route', () => {
    expect(findSidebar('/zh/guide/start/', sidebars)).toEqual([quickStart]);
  });

  test('is empty if no prefix matches', () => {
    expect(findSidebar('/config/', sidebars)).toEqual([]);
    expect(findSidebar('/zh/config/', sidebars)).toEqual([]);
  });
});

describe('previous and next', () => {
  const sidebar: SidebarNode[] = [
    group('Getting started', [start, quickStart]),
    { type: 'divider', dividerType: 'solid' },
    { type: 'section-header', text: 'Deeper' },
    link('Source', 'https://github.com/sample/sample'),
    solution,
  ];

  function linksAround(route: string): (string | undefined)[] {
    const { previous, next } = findPrevNext(route, sidebar);
    return [previous?.link, next?.link];
  }

  test('follow the order of the sidebar across groups', () => {
    expect(linksAround('/guide/start/')).toEqual([undefined, '/guide/start/quick-start']);
    expect(linksAround('/guide/solution/react')).toEqual([
      '/guide/solution/',
      '/guide/solution/vue',
    ]);
    expect(linksAround('/guide/solution/vue')).toEqual(['/guide/solution/react', undefined]);
  });

  test('skip dividers, section headers and external links', () => {
    expect(linksAround('/guide/start/quick-start')).toEqual(['/guide/start/', '/guide/solution/']);
  });

  test('use the text of a group for its page', () => {
    expect(findPrevNext('/guide/start/quick-start', sidebar).next?.text).toBe('Solution');
  });

  test('are absent for a page that is not in the sidebar', () => {
    expect(findPrevNext('/guide/other', sidebar)).toEqual({});
    expect(findPrevNext('/guide/other', [])).toEqual({});
  });
});

describe('a node contains a route', () => {
  test('if it links to it', () => {
    expect(containsRoute(start, '/guide/start/')).toBe(true);
    expect(containsRoute(start, '/guide/start/quick-start')).toBe(false);
  });

  test('if it is a group with that page, at any depth', () => {
    expect(containsRoute(solution, '/guide/solution/')).toBe(true);
    expect(containsRoute(solution, '/guide/solution/vue')).toBe(true);
    expect(containsRoute(solution, '/guide/start/')).toBe(false);
  });

  test('never if it is a divider or a section header', () => {
    expect(containsRoute({ type: 'divider', dividerType: 'dashed' }, '/')).toBe(false);
    expect(containsRoute({ type: 'section-header', text: '/' }, '/')).toBe(false);
  });
});

describe('the group of a route', () => {
  const nodes = [link('Overview', '/guide/solution/overview'), group('Start', [start]), solution];

  test('contains it, at any depth or as its own page', () => {
    expect(findGroup(nodes, '/guide/start/')?.text).toBe('Start');
    expect(findGroup(nodes, '/guide/solution/vue')).toBe(solution);
    expect(findGroup(nodes, '/guide/solution/')).toBe(solution);
  });

  test('is unknown for a link outside of groups, and for other routes', () => {
    expect(findGroup(nodes, '/guide/solution/overview')).toBeUndefined();
    expect(findGroup(nodes, '/config/')).toBeUndefined();
  });
});
