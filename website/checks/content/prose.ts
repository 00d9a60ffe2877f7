import { visitAll } from 'docs-engine/markdown';
import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Figures of the sentences of a page. Shares are from 0 to 1. */
export type ProseFigures = {
  sentences: number;
  /** Mean number of words. */
  words: number;
  /** Share of sentences of three to eight words. */
  short: number;
  /** Share of sentences with a connective. */
  connected: number;
  /** Share of sentences with "you" or "your". */
  addressed: number;
};

/** The goals of an English page, see docs/prose.md. */
const goals = { words: [12, 16], short: 0.27, connected: 0.24, addressed: 0.18 } as const;

/** Maximum number of words in a paragraph. A Chinese character counts as half a word. */
const longestParagraph = 60;

const connective =
  /\b(?:because|so|which|if|when|while|but|unless|although|though|since|until|whereas|whether|therefore|however|otherwise|once|as long as)\b/i;
const reader = /\b(?:you|your|yours|yourself)\b/i;
/** Lists of links are not prose. */
const withoutProse = new Set(['next', 'related']);

function readText(node: Nodes): string {
  if (node.type === 'inlineCode') return 'code';
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}

/** Paragraphs of a page as text, without tables, code, facts of options and lists of links. */
export function listParagraphs(tree: Root): string[] {
  const paragraphs: string[] = [];
  let section = '';
  visitAll(tree, (node, index, _parent, ancestors) => {
    if (node.type === 'heading') section = /\{#([\w-]+)\}/.exec(readText(node))?.[1] ?? '';
    if (node.type === 'table' || node.type === 'heading') return { next: index + 1 };
    if (node.type !== 'paragraph' || withoutProse.has(section)) return undefined;
    const text = readText(node).replace(/\s+/g, ' ').trim();
    const isPhrase =
      ancestors.some(({ type }) => type === 'listItem') && !/[.!?:。！？：]/.test(text);
    const isFacts = /^(?:Type|类型) code/.test(text);
    if (!isPhrase && !isFacts) paragraphs.push(text);
    return { next: index + 1 };
  });
  return paragraphs;
}

function countWords(text: string): number {
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.replace(/\p{Script=Han}/gu, ' ').split(/\s+/);
  return Math.round(words.filter((word) => /[\p{L}\d]/u.test(word)).length + characters / 2);
}

/** Sentences of English paragraphs. A colon does not end one. */
export function splitSentences(paragraphs: readonly string[]): string[] {
  return paragraphs.flatMap((text) => text.split(/(?<=[.!?])\s+(?=["“(]?(?:[A-Z]|code\b))/));
}

/** Figures of an English page. */
export function measureProse(tree: Root): ProseFigures {
  const sentences = splitSentences(listParagraphs(tree));
  const share = (matches: (sentence: string) => boolean) =>
    sentences.filter(matches).length / Math.max(sentences.length, 1);
  const words = sentences.map(countWords);
  return {
    sentences: sentences.length,
    words: words.reduce((sum, count) => sum + count, 0) / Math.max(sentences.length, 1),
    short: words.filter((count) => count >= 3 && count <= 8).length / Math.max(words.length, 1),
    connected: share((sentence) => connective.test(sentence)),
    addressed: share((sentence) => reader.test(sentence)),
  };
}

/** Names of the missed goals of a page. */
export function listMissedGoals(figures: ProseFigures): string[] {
  const [least, most] = goals.words;
  return [
    ...(figures.words < least || figures.words > most ? ['words'] : []),
    ...(figures.short > goals.short ? ['short'] : []),
    ...(figures.connected < goals.connected ? ['connected'] : []),
    ...(figures.addressed < goals.addressed ? ['addressed'] : []),
  ];
}

/** Paragraphs that are too long, as their word count and first 60 characters. */
export function findLongParagraphs(tree: Root): string[] {
  return listParagraphs(tree)
    .filter((text) => countWords(text) > longestParagraph)
    .map((text) => `${countWords(text)} words: ${text.slice(0, 60)}…`);
}

/** The first paragraph of a page, with its code. */
export function readOpening(tree: Root): string {
  const first = tree.children.find(({ type }) => type === 'paragraph');
  return first ? textOf(first) : '';
}

export type Opening = { file: string; lang: string; text: string };

/** Pages whose first four words, or ten Chinese characters, equal those of another page of the language. */
export function findSimilarOpenings(openings: readonly Opening[]): string[] {
  const owners = new Map<string, string>();
  return openings.flatMap(({ file, lang, text }) => {
    if (text === '') return [];
    const start =
      lang === 'zh' ? text.replace(/\s/g, '').slice(0, 10) : text.split(/\s+/, 4).join(' ');
    const key = `${lang} ${start.toLowerCase()}`;
    const owner = owners.get(key);
    owners.set(key, file);
    return owner ? [`${file} starts like ${owner}: ${start} …`] : [];
  });
}
