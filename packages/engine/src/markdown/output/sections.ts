import type { SearchableSection } from 'docs-search/index';
import type { Code, Heading, Nodes, Root, Table } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import type { SearchTerms } from '../../config/schemas/frontmatter.ts';
import type { ComponentDefinitions } from '../../config/schemas/theme-manifest.ts';
import { ownValue } from '../../contract/own-value.ts';
import { readLiterals } from '../mdast-jsx.ts';
import { visitAll } from '../visit.ts';
import { readFacts, tableText } from './section-text.ts';

const maxDepth = 4;
const identifier = /[A-Za-z_@$][\w$@/.-]*/g;
/** The lookbehind avoids quadratic time. */
const endOfSentence = /(?<![@/.-])[@/.-]+$/;

function listIdentifiers({ value }: Pick<Code, 'value'>): string[] {
  const found = value.match(identifier) ?? [];
  return found.map((word) => word.replace(endOfSentence, '')).filter(({ length }) => length > 1);
}

/** Whether inline code is a sentence: two or more words, after the code of an error if there is one. */
function isMessage(text: string): boolean {
  const [first = '', ...others] = text.replace(/^\[?[\w:]+\]?: /, '').split(' ');
  return /^\W?\p{L}[\p{L}'-]*$/u.test(first) && others.some((word) => /^\p{L}{2,}$/u.test(word));
}

/** String props of a component, which readers see as text. */
function stringProps(node: MdxJsxFlowElement): [name: string, value: string][] {
  return Object.entries(readLiterals(node) ?? {}).filter(
    (prop): prop is [string, string] => typeof prop[1] === 'string',
  );
}

type SectionStart = Pick<SearchableSection, 'depth' | 'heading' | 'anchor' | 'keywords'>;

function createSection(fields: SectionStart): SearchableSection {
  return { ...fields, facts: [], text: '', messages: [], code: [], isLinkList: false };
}

function startSection(heading: Heading, { sectionKeywords = {} }: SearchTerms): SearchableSection {
  const id = (heading.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
  return createSection({
    depth: heading.depth,
    heading: textOf(heading).trim(),
    anchor: id ?? '',
    keywords: ownValue(sectionKeywords, id ?? '') ?? [],
  });
}

function listMessages(table: Table): string[] {
  const messages: string[] = [];
  visitAll({ type: 'root', children: [table] }, (node) => {
    if (node.type === 'inlineCode' && isMessage(node.value)) messages.push(node.value);
  });
  return messages;
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

function isBlank(texts: readonly string[] = []): boolean {
  return texts.every((text) => text.trim() === '');
}

function joinLines(texts: readonly string[] = []): string {
  const lines = texts.join('').split('\n');
  return lines
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Splits a page into sections by headings of depth 2 to 4. */
export function buildSections(
  tree: Root,
  title: string,
  terms: SearchTerms,
  definitions: ComponentDefinitions,
): SearchableSection[] {
  const linkLists = findLinkLists(tree);
  let current = createSection({
    depth: 1,
    heading: title,
    anchor: '',
    keywords: terms.keywords ?? [],
  });
  const sections = [current];
  const texts: string[][] = [[]];

  visitAll(tree, (node, index) => {
    if (node.type === 'heading') {
      if (node.depth > 1 && node.depth <= maxDepth) {
        current = { ...startSection(node, terms), isLinkList: linkLists.has(node) };
        sections.push(current);
        texts.push([]);
      }
      return { next: index + 1 };
    }
    if (node.type === 'code') current.code.push(...listIdentifiers(node));
    if (node.type === 'text' || node.type === 'inlineCode') {
      texts.at(-1)?.push(node.value.replace(/\s+/g, ' '));
    }
    if (node.type === 'inlineCode' && isMessage(node.value)) current.messages.push(node.value);
    if (
      node.type === 'mdxJsxFlowElement' &&
      ownValue(definitions, node.name ?? '')?.hasSearchableProps
    ) {
      current.facts.push(...stringProps(node));
    }
    if (node.type === 'table') {
      texts.at(-1)?.push(`\n${tableText(node)}\n`);
      current.messages.push(...listMessages(node));
      return { next: index + 1 };
    }
    if (node.type === 'paragraph') {
      texts.at(-1)?.push('\n');
      const isFirst = current.facts.length === 0 && isBlank(texts.at(-1));
      const facts = isFirst ? readFacts(node) : [];
      current.facts.push(...facts);
      if (facts.length > 0) return { next: index + 1 };
    }
    return undefined;
  });
  return sections.map((section, index) => ({
    ...section,
    text: joinLines(texts[index]),
    code: [...new Set(section.code)],
  }));
}
