import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Body, JsonValue, Page } from '#contract/page.ts';
import type { SiteData } from '#contract/site.ts';
import { PropsError, type ServerTheme, type StaticComponent } from '#contract/theme.ts';
import { placeholderPattern } from './placeholders.ts';

/** A static component in a compiled page, whose markup holds a mark in its place. */
export type StaticInstance = {
  component: string;
  props: Record<string, JsonValue>;
  /** HTML of the children, which can hold further places. */
  children: string;
  /** Where content uses it, for messages: the page or a fragment, and the 1-based line. */
  file: string;
  line: number | undefined;
};

/** A fault of a component, with the place in the content that shows it. */
export type RenderError = Error & Partial<Pick<StaticInstance, 'file' | 'line'>>;

const childrenTag = 'static-children';

/**
 * Calls every component of a static tree outside of React. A hook then has no
 * owner and fails, which is how a component that wants to be live is found out.
 */
function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map((child) => expand(child));
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  if (typeof node.type === 'function') {
    const made = expand((node.type as (props: unknown) => ReactNode)(node.props));
    return isValidElement(made) && node.key !== null ? cloneElement(made, { key: node.key }) : made;
  }
  const { children } = node.props;
  if (children === undefined) return node;
  return cloneElement(node, undefined, ...[children].flat().map(expand));
}

/** React reports a hook without an owner on the console before it fails. */
function withoutHookNoise<T>(action: () => T): T {
  const original = console.error;
  console.error = () => {};
  try {
    return action();
  } finally {
    console.error = original;
  }
}

/** Without an owner there is no dispatcher: React reads the hook from `null`. */
function isAboutHooks({ message }: Error): boolean {
  return /Invalid hook call|of null \(reading 'use(?:[A-Z]\w*)?'\)/.test(message);
}

function describeFailure(component: string, error: Error): string {
  if (error instanceof PropsError) return `<${component}> ${error.message}.`;
  if (!isAboutHooks(error))
    return `<${component}> cannot be rendered with the props that it has here: ${error.message}`;
  return (
    `<${component}> is registered as static but cannot be rendered once: ${error.message}. ` +
    'A component with hooks keeps state: move it to the live registry of the theme.'
  );
}

function renderStatic(
  place: StaticInstance,
  children: string,
  component: StaticComponent,
  context: { site: SiteData; page: Page },
): string {
  const slot = createElement(childrenTag);
  let html: string;
  try {
    const tree = withoutHookNoise(() =>
      expand(component({ ...place.props, children: slot }, context)),
    );
    html = renderToStaticMarkup(createElement(Fragment, undefined, tree));
  } catch (error) {
    const failure: RenderError = new Error(describeFailure(place.component, error as Error));
    throw Object.assign(failure, { file: place.file, line: place.line });
  }
  return html.replace(`<${childrenTag}></${childrenTag}>`, () => children);
}

type StaticInput = {
  page: Page;
  body: Body;
  staticInstances: readonly StaticInstance[];
  site: SiteData;
};

/** Replaces the placeholders in a body by the markup of their components. */
export function renderStaticComponents(
  { page, body, staticInstances, site }: StaticInput,
  theme: ServerTheme,
): Body {
  function fill(html: string): string {
    return html.replace(placeholderPattern, (_, index: string) => {
      const place = staticInstances[Number(index)];
      const component = place && theme.static[place.component];
      if (!component)
        throw new Error(`<${place?.component}> is missing in the static registry of the theme`);
      return renderStatic(place, fill(place.children), component, { site, page });
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
