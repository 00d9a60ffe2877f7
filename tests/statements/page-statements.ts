import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Nodes, Parents, RootContent, TableRow } from 'mdast';
import { parsePage, toHeading } from '../../website/checks/content/parse-page.ts';
import { websiteRoot } from '../support/roots.ts';

/** Why a statement needs no probe: what proves it, or what it is instead of a statement. */
type Rule =
  | 'kit'
  | 'reference'
  | 'advice'
  | 'definition'
  | 'introduction'
  | 'link'
  | 'site'
  | undefined;

export type PageStatement = {
  /** Id of the heading above, empty above the first one. */
  heading: string;
  /** The sentence, or the cells of a table row joined by ` | `, with backticks. */
  text: string;
  rule: Rule;
};

/** Sections of links. */
const linkSections = new Set(['related', 'next']);

const verbs =
  'Add|Allow|Answer|Ask|Assign|Avoid|Build|Call|Cast|Change|Check|Choose|Commit|Compare|Compile|Copy|Correct|Cover|Create|Decide|Delete|Describe|Don.t|Exclude|Expect|Export|Find|Follow|Give|Import|Include|Install|Keep|Leave|Let|Limit|List|Look|Make|Map|Mark|Move|Name|Note|Open|Parse|Pass|Pick|Point|Prefer|Publish|Put|Raise|Read|Register|Remove|Rename|Repeat|Replace|Rewrite|Run|See|Set|Ship|Specify|Start|State|Suppose|Take|Test|Try|Turn|Update|Upload|Use|Wait|Write';
const imperative = new RegExp(
  `^(?:(?:If|When|For|To|In|With|Before|After|Instead|Otherwise|Then|Therefore|So)\\b[^,:]*, )?(?:always |only |never |also )?(?:${verbs})\\b`,
  'i',
);
/** The purpose of an option, as the first words of its page. */
const purpose = /^`[\w.]+` (?:adds|contains|controls|gives|is|keeps|sets)\b/;
/** The subject of a page, which its first paragraph introduces. */
const aboutPage =
  /^(?:This (?:guide|page)|(?:All|Most|The) samples|Each (?:entry|answer)|The (?:list|files) below|These pages)\b/;
/** What the rows of a table have in common, before the table. */
const aboutTable = /^(?:All of these|The fix|The rows|These) \w+/;
/** Sections about this website, which its own tests try. */
const siteSections = new Set(['llms-txt']);
/** A sentence about another page, which is its subject: `[CSS](/guide/advanced/css) explains …`. */
const aboutLink =
  /^(?:The )?(?:pages of )?⟨[^⟩]+⟩(?:,? (?:and )?⟨[^⟩]+⟩)* (?:compares?|contains?|covers?|describes?|documents?|explains?|has|is the reference|lists?|shows?|tells?)\b|^You find .* under ⟨[^⟩]+⟩\.$|^(?:[^;]*, )?see ⟨[^⟩]+⟩\.?$/;
/** A pointer to a page, maybe after a condition: `If they render it on a server, first read [CSS](…).` */
const pointer =
  /^(?:If|For|To|When)\b[^,]*, (?:(?:first )?(?:see|read) (?:⟨[^⟩]+⟩|these two pages)|⟨[^⟩]+⟩ shows?)[^,;:]*\.$|^Their \w+ are explained in the documentation of \w+\.$/;
/** What pages or tabs next to a sentence contain. */
const overview = /^(?:These pages explain|The first (?:\w+ )?tabs? shows?)\b/;
/** A sentence that is a link: `[How Rslib handles CSS](/guide/advanced/css).` */
const onlyLink = /^⟨[^⟩]+⟩\.?$/;
/** How what the page shows was found out, in the past tense. */
const method =
  /^(?:Each one was built|Each tool ran|The production build was searched|Where a package doesn't work|A tool that a table doesn't list)\b/;
/** A list item that is a name with what it is: `Rspack, the bundler`. */
const apposition = /^[A-Z]\w+, (?:an?|the) [\w -]+$/;
/** What a word means: `A skill is a folder of …`, `… is called the host`. */
const meaning =
  /^(?:An?|The) [\w-]+ is an? [a-z]+(?: (?:of|that) |, )|^[^`,]+ that [^`,]+ is called the [a-z]/;
/** A reason or an effect, which makes a statement of advice. */
const claim =
  /\b(?:because|since|otherwise|so|which|(?<!such )as(?! an? | above\b| well\b)|until|unless|are not)\b|\bor [^,]* fails\b|[:;]/;

/** Text of a node, with code in backticks and links to pages in `⟨⟩`. */
function readMarked(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return ' ';
  const text = 'children' in node ? node.children.map(readMarked).join('') : '';
  return node.type === 'link' && /^[/#]/.test(node.url) ? `⟨${text}⟩` : text;
}

function unmark(text: string): string {
  return text.replace(/[⟨⟩]/g, '');
}

function readInline(node: Nodes): string {
  return unmark(readMarked(node));
}

function clean(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Splits at the end of sentences, but not inside code. */
export function splitStatements(text: string): string[] {
  const masked = text.replace(/`[^`]*`/g, (code) => `\`${'c'.repeat(code.length - 2)}\``);
  const ends = [
    ...masked.matchAll(
      /(?<=[.!?]["”)⟩]?)\s+(?=["“(⟨]?(?:[A-Z`]|(?:p?npm|esbuild|publint|tsdown|tsup|webpack)\b))/g,
    ),
  ];
  const starts = [0, ...ends.map(({ index, 0: space }) => index + space.length)];
  return starts.map((start, index) => text.slice(start, starts[index + 1]).trim());
}

/** Whether a block shows recorded code, itself or in tabs. */
function showsKit(node: RootContent | undefined): boolean {
  if (node?.type === 'code') return /\bfile="examples\//.test(node.meta ?? '');
  return node !== undefined && 'children' in node && node.children.some((child) => showsKit(child));
}

function introduced(next: RootContent | undefined): boolean {
  if (next === undefined) return false;
  return /^(?:list|table)$/.test(next.type) || ('name' in next && next.name === 'Diagram');
}

function ruleOf(marked: string, isLast: boolean, next: RootContent | undefined): Rule {
  const text = unmark(marked);
  if (isLast && showsKit(next)) return 'kit';
  if (text.endsWith(':') && introduced(next)) return 'introduction';
  if (/^(?:Type|Default|CLI|Values?) [`(]/.test(text)) return 'reference';
  if (aboutTable.test(text) && next?.type === 'table') return 'introduction';
  if ([aboutLink, onlyLink, pointer].some((pattern) => pattern.test(marked))) return 'link';
  if (method.test(text) || overview.test(text)) return 'introduction';
  if (text.endsWith('?')) return 'introduction';
  if (apposition.test(text) || meaning.test(text)) return 'definition';
  const words = unmark(marked.replace(/; see ⟨[^⟩]+⟩\.$/, ''))
    .replace(/`[^`]*`/g, '')
    .replace(/:\W*$/, '');
  if (imperative.test(text) && !claim.test(words)) return 'advice';
  return undefined;
}

function readParagraph(
  node: Nodes,
  next: RootContent | undefined,
): Omit<PageStatement, 'heading'>[] {
  const text = clean(readMarked(node));
  if (text === '') return [];
  const isLinks =
    'children' in node &&
    node.children.every(({ type }, index) => type === 'link' || (type === 'text' && index > 0)) &&
    node.children.length === 1;
  if (isLinks) return [{ text: unmark(text), rule: 'link' }];
  const sentences = splitStatements(text);
  return sentences.map((sentence, index) => ({
    text: unmark(sentence),
    rule: ruleOf(sentence, index === sentences.length - 1, next),
  }));
}

function readRow(row: TableRow, header: TableRow | undefined): Omit<PageStatement, 'heading'> {
  const text = row.children.map((cell) => clean(readInline(cell))).join(' | ');
  const lastColumn = header?.children.at(-1);
  if (lastColumn && /^(?:Choose|Use)$/.test(readInline(lastColumn)))
    return { text, rule: 'advice' };
  const last = row.children.at(-1);
  if (last && /^see ⟨[^⟩]+⟩$/.test(readMarked(last))) return { text, rule: 'link' };
  const isCompared = /^`?es(?:5|6|\d{4})\b/.test(text) || /\| (?:yes|no|in part)$/.test(text);
  return { text, rule: isCompared ? 'reference' : undefined };
}

type Attributes = { name?: string; attributes?: { name?: string; value?: unknown }[] };

/** The facts of an option, of which `checks/reference` compares all but one. */
function readFacts(node: Attributes): Omit<PageStatement, 'heading'>[] {
  return (node.attributes ?? []).flatMap(({ name = '', value }) => {
    if (typeof value !== 'string') return [];
    return [{ text: value, rule: name === 'appliesTo' ? undefined : ('reference' as const) }];
  });
}

/** What a problem or a plan at the top of a page does not have: Rslib, code, a default, an output. */
const behavior = /`|\b(?:Rslib|defaults?|source file|writes)\b/;

function isOpening(heading: string, { text, rule }: Omit<PageStatement, 'heading'>): boolean {
  return heading === '' && rule === undefined && !behavior.test(text);
}

/** Rules that need the section. Defaults in types are compared by `checks/reference`. */
function ruleOfSection(heading: string, text: string): { rule?: Rule } {
  if (linkSections.has(heading)) return { rule: 'link' };
  if (siteSections.has(heading)) return { rule: 'site' };
  if (heading === '' && (purpose.test(text) || aboutPage.test(text))) {
    return { rule: 'introduction' };
  }
  if (heading === 'types' && /^The comment .* is its default/.test(text)) {
    return { rule: 'reference' };
  }
  if (heading === 'types' && text.endsWith(':')) return { rule: 'introduction' };
  return {};
}

/**
 * All statements of a page in reading order. Sections of a glossary start with a definition, and a
 * page about this website is tried by its own tests.
 */
export function listStatements(
  tree: Parents,
  { isGlossary = false, isAboutSite = false } = {},
): PageStatement[] {
  const found: PageStatement[] = [];
  let heading = '';
  const add = (parts: Omit<PageStatement, 'heading'>[]) => {
    for (const part of parts) {
      const isFirst = heading !== '' && found.at(-1)?.heading !== heading;
      const rule = isAboutSite
        ? { rule: 'site' as const }
        : isGlossary && isFirst && { rule: 'definition' as const };
      found.push({ heading, ...part, ...ruleOfSection(heading, part.text), ...rule });
    }
  };
  const walk = ({ children }: Parents): void => {
    children.forEach((node, index) => {
      const next = children[index + 1] as RootContent | undefined;
      if (node.type === 'heading') {
        if (node.depth > 1) heading = toHeading(node).id;
      } else if (node.type === 'paragraph') {
        const parts = readParagraph(node, next);
        add(
          parts.map((part) =>
            isOpening(heading, part) ? { ...part, rule: 'introduction' } : part,
          ),
        );
      } else if (node.type === 'table') {
        const [header, ...rows] = node.children;
        add(rows.map((row) => readRow(row, header)));
      } else if ('name' in node && node.name === 'OptionFacts') add(readFacts(node as Attributes));
      else if ('children' in node) walk(node);
    });
  };
  walk(tree);
  return found;
}

/** The statements of an English page. */
export async function readStatements(file: string): Promise<PageStatement[]> {
  const source = await readFile(join(websiteRoot, file), 'utf8');
  const isGlossary = file.endsWith('/glossary.mdx');
  const isAboutSite = file.endsWith('/playground.mdx');
  return listStatements(parsePage(source, file), { isGlossary, isAboutSite });
}

const contentFolder = 'content/en';

/** File of an English page. */
export function sourceOf(pageId: string): string {
  return `${contentFolder}/${pageId === '' || pageId.endsWith('/') ? `${pageId}index` : pageId}.mdx`;
}

/** Ids of all English pages, without the posts of the blog, which tell what was true in their time. */
export async function listPageIds(): Promise<string[]> {
  const files = await readdir(join(websiteRoot, contentFolder), { recursive: true });
  return files
    .map((file) => file.split(sep).join('/'))
    .filter((file) => file.endsWith('.mdx') && !/^blog\/|shared\//.test(file))
    .map((file) => file.replace(/(?:(?<=^|\/)index)?\.mdx$/, ''))
    .sort();
}
