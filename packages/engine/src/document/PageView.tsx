import { createElement, memo, type ReactNode } from 'react';
import { segmentAttribute } from '../contract/dom.ts';
import type { Body, Page, Segment } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import type { BrowserComponents, Theme } from '../contract/theme.ts';
import { Segments } from './StaticPart.tsx';
import { isStaticHtml, moveNodesRef, type StaticHtml } from './segments.ts';

type Islands = BrowserComponents['islands'];
type SegmentsProps = { body: Body<StaticHtml>; islands: Islands; path: string };

function renderStatic(html: StaticHtml, path: string): ReactNode {
  return createElement('div', {
    key: path,
    [segmentAttribute]: path,
    // React does not touch children of an element with its own HTML, so nodes can be moved in.
    dangerouslySetInnerHTML: { __html: typeof html === 'string' ? html : '' },
    suppressHydrationWarning: true,
    ...(typeof html === 'object' && { ref: moveNodesRef(html) }),
  });
}

function renderSegment(segment: Segment<StaticHtml>, islands: Islands, path: string): ReactNode {
  if (isStaticHtml(segment)) return renderStatic(segment, path);
  const children = renderBody({ body: segment.children, islands, path: `${path}.` });
  if ('tag' in segment)
    return createElement(segment.tag, { ...segment.props, key: path }, children);
  const Component = islands[segment.component];
  if (!Component) throw new Error(`<${segment.component}> is missing in the islands of the theme`);
  return createElement(Component, { ...segment.props, key: path }, children);
}

function renderBody({ body, islands, path }: SegmentsProps): ReactNode[] {
  return body.map((segment, index) => renderSegment(segment, islands, `${path}${index}`));
}

const BodyView = memo(function BodyView({ body, islands }: Omit<SegmentsProps, 'path'>) {
  return renderBody({ body, islands, path: '' });
});

const noSegments: ReadonlyMap<string, Element> = new Map();

type PageViewProps = {
  theme: Theme & BrowserComponents;
  page: Page;
  body: Body<StaticHtml>;
  site: SiteData;
  /** Absent in the build. */
  segments?: ReadonlyMap<string, Element>;
};

/** Everything inside `#root`, the same in the build and in the browser. */
export function PageView({ theme, page, body, site, segments }: PageViewProps): ReactNode {
  return (
    <Segments value={segments ?? noSegments}>
      <theme.App page={page} site={site} layouts={theme.layouts}>
        <BodyView key={page.routePath} body={body} islands={theme.islands} />
      </theme.App>
    </Segments>
  );
}
