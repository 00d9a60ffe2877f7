import type { Code, Heading, Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { ComponentDefinitions } from '#contract/theme.ts';
import type { Section } from '../compiled-page.ts';
import { readProps } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';

const maxDepth = 4;
const identifier = /[A-Za-z_@$][\w$@/.-]*/g;
/** The lookbehind avoids quadratic time. */
const endOfSentence = /(?<![@/.-])[@/.-]+$/;

function listIdentifiers({ value }: Pick<Code, 'value'>): string[] {
  const found = value.match(identifier) ?? [];
  return found.map((word) => word.replace(endOfSentence, '')).filter(({ length }) => length > 1);
}

/** Whether inline code is a sentence: two or more words. */
function isMessage(text: string): boolean {
  const [first = '', ...others] = text.split(' ');
  return /^\W?\p{L}[\p{L}'-]*$/u.test(first) && others.some((word) => /^\p{L}{2,}$/u.test(word));
}

/** String props of a component, which readers see as text. */
function stringProps(node: MdxJsxFlowElement): string[] {
  try {
    return Object.values(readProps(node)).filter((value) => typeof value === 'string');
  } catch {
    return [];
  }
}

function startSection(heading: Heading): Section {
  const id = (heading.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
  return {
    depth: heading.depth,
    heading: textOf(heading).trim(),
    anchor: id ?? '',
    text: '',
    messages: [],
    code: [],
    isLinkList: false,
  };
}

function containsLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(containsLink));
}

/** Headings with only lists of links below them. */
function findLinkLists({ children }: Root): Set<Heading> {
  const found = new Set<Heading>();
  let heading: Heading | undefined;
  for (const node of children) {
    if (node.type === 'heading') {
      heading = node;
      continue;
    }
    if (!heading) continue;
    if (node.type === 'list' && node.children.every(containsLink)) found.add(heading);
    else {
      found.delete(heading);
      heading = undefined;
    }
  }
  return found;
}

/** Splits a page into sections by headings of depth 2 to 4. */
export function buildSections(
  tree: Root,
  title: string,
  definitions: ComponentDefinitions,
): Section[] {
  const linkLists = findLinkLists(tree);
  let current: Section = {
    depth: 1,
    heading: title,
    anchor: '',
    text: '',
    messages: [],
    code: [],
    isLinkList: false,
  };
  const sections = [current];
  const texts: string[][] = [[]];

  visitAll(tree, (node, index) => {
    if (node.type === 'heading') {
      if (node.depth > 1 && node.depth <= maxDepth) {
        current = { ...startSection(node), isLinkList: linkLists.has(node) };
        sections.push(current);
        texts.push([]);
      }
      return { next: index + 1 };
    }
    if (node.type === 'code') current.code.push(...listIdentifiers(node));
    if (node.type === 'text' || node.type === 'inlineCode') texts.at(-1)?.push(node.value);
    if (node.type === 'inlineCode' && isMessage(node.value)) current.messages.push(node.value);
    if (node.type === 'mdxJsxFlowElement' && definitions[node.name ?? '']?.hasSearchableProps) {
      texts.at(-1)?.push(` ${stringProps(node).join(' ')} `);
    }
    if (node.type === 'paragraph' || node.type === 'tableCell') {
      texts.at(-1)?.push(' ');
    }
    return undefined;
  });
  return sections.map((section, index) => ({
    ...section,
    text: (texts[index] ?? []).join('').replace(/\s+/g, ' ').trim(),
    code: [...new Set(section.code)],
  }));
}
