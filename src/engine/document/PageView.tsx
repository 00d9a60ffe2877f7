import { createElement, memo, type ReactNode } from 'react';
import type { Body, Page, Segment } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import type { Theme } from '#contract/theme.ts';
import { runAttribute } from './run-attribute.ts';
import { createAdopter, isRun, type Run } from './segments.ts';

type LiveComponents = Theme['live'];
type SegmentsProps = { body: Body<Run>; live: LiveComponents; path: string };

function renderRun(run: Run, path: string): ReactNode {
  return createElement('div', {
    key: path,
    className: 'run',
    [runAttribute]: path,
    // React leaves alone what stands in an element with markup of its own, so nodes can move in.
    dangerouslySetInnerHTML: { __html: typeof run === 'string' ? run : '' },
    suppressHydrationWarning: true,
    ...(typeof run === 'object' && { ref: createAdopter(run) }),
  });
}

function renderSegment(segment: Segment<Run>, live: LiveComponents, path: string): ReactNode {
  if (isRun(segment)) return renderRun(segment, path);
  const children = renderBody({ body: segment.children, live, path: `${path}.` });
  if ('tag' in segment)
    return createElement(segment.tag, { ...segment.props, key: path }, children);
  const Component = live[segment.component];
  if (!Component)
    throw new Error(`<${segment.component}> is missing in the live registry of the theme`);
  return createElement(Component, { ...segment.props, key: path }, children);
}

function renderBody({ body, live, path }: SegmentsProps): ReactNode[] {
  return body.map((segment, index) => renderSegment(segment, live, `${path}${index}`));
}

/** The content of a page. */
const BodyView = memo(function BodyView({ body, live }: Omit<SegmentsProps, 'path'>) {
  return renderBody({ body, live, path: '' });
});

type PageViewProps = { theme: Theme; page: Page<Run>; site: SiteData };

/** All that stands inside `#root`, the same in the build and in the browser. */
export function PageView({ theme, page, site }: PageViewProps): ReactNode {
  return (
    <theme.App page={page} site={site}>
      <BodyView key={page.routePath} body={page.body} live={theme.live} />
    </theme.App>
  );
}
