import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Body, JsonValue, Page } from '../contract/page.ts';
import type { SiteData } from '../contract/site.ts';
import {
  PropsError,
  type ServerComponents,
  type StaticComponent,
  type StaticContext,
} from '../contract/theme.ts';
import { placeholderPattern } from './placeholders.ts';

/** One use of a static component on a page, whose HTML has a placeholder for it. */
export type StaticInstance = {
  component: string;
  props: Record<string, JsonValue>;
  /** HTML of a title with markup: the prop `heading`. The prop `title` is its text. */
  title?: string;
  /** HTML of the children, which can contain placeholders. */
  children: string;
  /** Source of the tag, for messages: a page or a partial, and the 1-based line. */
  file: string;
  line: number | undefined;
};

/** An error of a component, with the tag in content that caused it. */
export type RenderError = Error & Partial<Pick<StaticInstance, 'file' | 'line'>>;

const childrenTag = 'static-children';
const titleTag = 'static-title';

function toRenderError({ component, file, line }: StaticInstance, error: Error): RenderError {
  const reason =
    error instanceof PropsError ? `${error.message}.` : `cannot be rendered: ${error.message}`;
  return Object.assign(new Error(`<${component}> ${reason}`), { file, line });
}

type StaticViewProps = { component: StaticComponent; props: unknown; context: StaticContext };

/** Static components take the context as a second argument, which React does not pass. */
function StaticView({ component, props, context }: StaticViewProps): ReactNode {
  return component(props, context);
}

function renderInstance(
  instance: StaticInstance,
  children: string,
  theme: Pick<ServerComponents, 'static'>,
  context: StaticContext,
): string {
  const component = theme.static[instance.component];
  if (!component) {
    throw new Error(`<${instance.component}> is missing in the static components of the theme`);
  }
  const { title } = instance;
  const props = {
    ...instance.props,
    ...(title && { heading: createElement(titleTag) }),
    children: createElement(childrenTag),
  };
  try {
    const html = renderToStaticMarkup(createElement(StaticView, { component, props, context }));
    return html
      .replace(`<${titleTag}></${titleTag}>`, () => title ?? '')
      .replace(`<${childrenTag}></${childrenTag}>`, () => children);
  } catch (error) {
    throw toRenderError(instance, error as Error);
  }
}

/** A page with the static components on it. */
export type StaticInput = {
  page: Page;
  /** With a placeholder for each static component. */
  body: Body;
  staticInstances: readonly StaticInstance[];
  site: SiteData;
};

/** Replaces the placeholders in a body with rendered static components. */
export function renderStaticComponents(
  { page, body, staticInstances, site }: StaticInput,
  theme: Pick<ServerComponents, 'static'>,
): Body {
  function instanceAt(index: string): StaticInstance {
    const instance = staticInstances[Number(index)];
    if (!instance) throw new Error(`the page has no static component ${index}`);
    return instance;
  }
  function fill(html: string): string {
    return html.replace(placeholderPattern, (_, index: string) => {
      const instance = instanceAt(index);
      const inner = [...instance.children.matchAll(placeholderPattern)];
      const childProps = inner.map(([, child = '']) => instanceAt(child).props);
      return renderInstance(instance, fill(instance.children), theme, { site, page, childProps });
    });
  }
  function fillBody(segments: Body): Body {
    return segments.map((segment) =>
      typeof segment === 'string'
        ? fill(segment)
        : { ...segment, children: fillBody(segment.children) },
    );
  }
  return fillBody(body);
}
