import GithubSlugger from 'github-slugger';
import type { Heading, Nodes, Root, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isCodeName } from '../../contract/code-names.ts';
import type { TocEntry } from '../../contract/page.ts';
import { type CompileContext, report } from '../compile-context.ts';
import { isJsx, type Jsx, readLiterals } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

const explicitId = /\{#([^\s{}]+)\}$/;

/** Removes `{#id}` from the end of a heading and returns the id. Authors write `\{#id}` in MDX. */
function extractId(heading: Heading): string | undefined {
  const last = heading.children.at(-1) as Text | undefined;
  const match = last?.type === 'text' ? explicitId.exec(last.value.trimEnd()) : null;
  if (!last || !match) return undefined;
  last.value = last.value.slice(0, match.index).trimEnd();
  return match[1];
}

/** Reports `{#` left in the text of a heading, or its full-width form. Inline code may contain it. */
function reportInvalidId(heading: Heading, context: CompileContext): void {
  const texts: string[] = [];
  visitAll({ type: 'root', children: [heading] }, (node) => {
    if (node.type === 'text') texts.push(node.value);
  });
  if (!/[{｛]\s*[#＃]/.test(texts.join(''))) return;
  const hint = 'Write ## One \\{#one} with the id at the end: letters, digits, - and _.';
  report(context, heading, 'invalid heading id', hint);
}

function anchorLink(id: string): Heading['children'][number] {
  return {
    type: 'link',
    url: `#${id}`,
    children: [],
    data: { hProperties: { className: ['anchor'], ariaHidden: 'true', tabIndex: -1 } },
  };
}

/** Whether a node is an HTML element. Components decide themselves what an `id` prop means. */
function isHtml(node: Nodes): node is Jsx {
  return isJsx(node) && /^[a-z]/.test(node.name ?? '');
}

export type Headings = { title: string | undefined; toc: TocEntry[]; anchors: string[] };

type Collector = {
  headings: Headings;
  context: CompileContext;
  slugger: GithubSlugger;
  usedIds: Set<string>;
  reservedIds: readonly string[];
  /** Length of the text before the current node, in UTF-16 units. */
  charIndex: number;
};

/** Records an id, and reports it if it is used or reserved. `subject` completes "duplicate …". */
function claimId(
  { usedIds, reservedIds, context }: Collector,
  id: string,
  node: Nodes,
  subject: string,
  hint: string,
): void {
  if (usedIds.has(id)) report(context, node, `duplicate ${subject}`, hint);
  else if (reservedIds.includes(id)) {
    report(context, node, `the ${subject} is reserved by the page layout`, hint);
  }
  usedIds.add(id);
}

/** Reports a heading whose text makes no id: none, or only punctuation, symbols and images. */
function reportBare(heading: Heading, text: string, context: CompileContext): void {
  const isEmpty = heading.children.length === 0;
  report(
    context,
    heading,
    isEmpty ? 'a heading needs text' : 'a heading without letters needs an id',
    isEmpty
      ? 'Write ## and the heading.'
      : `Write the id at its end: ${`## ${text}`.trim()} \\{#name}`,
  );
}

function setTitle({ headings, context }: Collector, heading: Heading, text: string): void {
  if (headings.title !== undefined) {
    report(context, heading, 'a page can have only one # heading', 'Write ## here.');
  }
  headings.title = text;
}

function addHeading(collector: Collector, heading: Heading): void {
  const { headings, context, slugger, charIndex } = collector;
  const explicit = extractId(heading);
  reportInvalidId(heading, context);
  // Same as `textContent` in browsers, which ignores images.
  const text = textOf(heading, { includeImageAlt: false }).trim();
  const code = isCodeName(text) ? { className: ['code-name'] } : {};
  heading.data = { ...heading.data, hProperties: code };
  if (heading.depth === 1) {
    setTitle(collector, heading, text);
    return;
  }
  if (!explicit && !/[\p{L}\p{N}]/u.test(text)) {
    reportBare(heading, text, context);
    return;
  }
  const id = explicit ?? slugger.slug(text);
  const hint = `Write a different id: ## ${text} \\{#other-id}`;
  claimId(collector, id, heading, `heading id "${id}"`, hint);
  headings.anchors.push(id);
  if (heading.depth <= 4) headings.toc.push({ depth: heading.depth, id, text, charIndex });
  heading.data = { ...heading.data, hProperties: { id, ...code } };
  heading.children.push(anchorLink(id));
}

function addElement(collector: Collector, element: Jsx): void {
  const id = readLiterals(element)?.id;
  if (!id || typeof id !== 'string') return;
  claimId(collector, id, element, `id "${id}" of <${element.name}>`, 'Change or remove the id.');
  collector.headings.anchors.push(id);
}

/**
 * Adds an id and an anchor to every heading, and collects the table of contents.
 * @param reservedIds ids of the document around the content
 */
export function transformHeadings(
  tree: Root,
  context: CompileContext,
  reservedIds: readonly string[],
): Headings {
  const slugger = new GithubSlugger();
  for (const id of reservedIds) slugger.slug(id);
  const headings: Headings = { title: undefined, toc: [], anchors: [] };
  const collector: Collector = {
    headings,
    context,
    slugger,
    usedIds: new Set(),
    reservedIds,
    charIndex: 0,
  };
  visitAll(tree, (node) => {
    if (node.type === 'heading') addHeading(collector, node);
    if (isHtml(node)) addElement(collector, node);
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      collector.charIndex += node.value.length;
    }
  });
  return headings;
}
