import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { TocEntry } from '#contract/page.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { isJsx, type Jsx, readProps } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

const explicitId = /\{#([^\s{}]+)\}$/;

/** Takes `{#id}` off the end of a heading. Authors write `\{#id}` in MDX. */
function extractId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as Text | undefined;
  const match = last?.type === 'text' ? explicitId.exec(last.value.trimEnd()) : null;
  if (!last || !match) return undefined;
  last.value = last.value.slice(0, match.index).trimEnd();
  return match[1];
}

/** Braces that could not be read as an id are text for readers. In code they are meant as text. */
function reportUnreadId(heading: Heading, context: CompileContext): void {
  const texts: string[] = [];
  visitAll({ type: 'root', children: [heading] }, (node) => {
    if (node.type === 'text') texts.push(node.value);
  });
  if (!texts.join('').includes('{#')) return;
  report(
    context,
    heading,
    'the id of the heading cannot be read',
    'Write ## One \\{#one} with the id at the end: letters, digits, - and _.',
  );
}

function anchorLink(id: string): Heading['children'][number] {
  return {
    type: 'link',
    url: `#${id}`,
    children: [],
    data: { hProperties: { className: ['anchor'], ariaHidden: 'true', tabIndex: -1 } },
  };
}

/** Whether a node is written as HTML. What a component does with its props is its own affair. */
function isHtml(node: Nodes): node is Jsx {
  return isJsx(node) && /^[a-z]/.test(node.name ?? '');
}

/** What is not a literal is reported where the body is built. */
function readId(element: Jsx): string | undefined {
  try {
    const { id } = readProps(element);
    return typeof id === 'string' ? id : undefined;
  } catch {
    return undefined;
  }
}

export type Headings = { title: string | undefined; toc: TocEntry[]; anchors: string[] };

/** Gives every heading its id and its anchor, and collects the table of contents. `taken` are ids of the document around the content. */
export function transformHeadings(
  tree: Root,
  context: CompileContext,
  taken: readonly string[],
): Headings {
  const slugger = new GithubSlugger();
  for (const id of taken) slugger.slug(id);
  const seen = new Set<string>();
  const result: Headings = { title: undefined, toc: [], anchors: [] };
  let charIndex = 0;

  function claim(id: string, node: Nodes, name: string, advice: string): void {
    const isTwice = seen.has(id);
    seen.add(id);
    if (!isTwice && !taken.includes(id)) return;
    const owner = isTwice ? 'already' : 'by the page around the text';
    report(context, node, `${name} is taken ${owner}`, advice);
  }

  function addHeading(heading: Heading): void {
    const explicit = extractId(heading);
    reportUnreadId(heading, context);
    // As the browser reads it: a picture is no text.
    const text = textOf(heading, { includeImageAlt: false }).trim();
    if (heading.depth === 1) {
      if (result.title !== undefined) {
        report(context, heading, 'a page has one # heading', 'Write ## here.');
      }
      result.title = text;
      return;
    }
    const id = explicit ?? slugger.slug(text);
    if (id === '') report(context, heading, 'a heading needs a text', 'Write ## What it is about.');
    claim(
      id,
      heading,
      `the heading id "${id}"`,
      `Write an id of its own: ## ${text} \\{#other-id}`,
    );
    result.anchors.push(id);
    if (heading.depth <= 4) result.toc.push({ depth: heading.depth, id, text, charIndex });
    heading.data = { ...heading.data, hProperties: { id } };
    heading.children.push(anchorLink(id));
  }

  function addElement(element: Jsx): void {
    const id = readId(element);
    if (!id) return;
    claim(id, element, `the id "${id}" of <${element.name}>`, 'Write another one, or none.');
  }

  visitAll(tree, (node) => {
    if (node.type === 'heading') addHeading(node);
    if (isHtml(node)) addElement(node);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      charIndex += node.value.length;
    }
  });
  return result;
}
