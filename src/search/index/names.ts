import { stem } from '../text/stem.ts';
import { isIdentifier, tokenizeText } from '../text/tokenize.ts';

/**
 * Letters and digits only, lower case: `lib.autoExternal` and `auto-external` share their end.
 * What stands before a name belongs to it: `__filename` is not `filename`, `--lib` not `lib`.
 */
export function squash(text: string): string {
  const [, before = '', rest = ''] = /^(__|--)?([\s\S]*)$/.exec(text.trim()) ?? [];
  return (
    before +
    rest
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  );
}

/** What a section is called, squashed. */
export type Names = {
  whole: string[];
  /** Ends of dotted names: `bundle` of `dts.bundle`. */
  tails: string[];
  /** Words of each name, in the form that all their forms share. */
  words: ReadonlySet<string>[];
  /** The same of the page that the section is on. */
  titleWords: ReadonlySet<string>[];
  /** Other words for what the page is about, squashed. */
  keywords: string[];
};

/** Words in the form that all their forms share. */
export function listForms(tokens: readonly string[]): Set<string> {
  return new Set(tokens.map(stem));
}

type Named = {
  heading: string;
  depth: number;
  route: string;
  title: string;
  keywords: readonly string[];
};

/** The names that a section answers to: `distPath` on the page `output` is `output.distPath`, too. */
export function listNames({ heading, depth, route, title, keywords }: Named): Names {
  const whole = [heading];
  const tails: string[] = [];
  if (isIdentifier(heading)) {
    const parts = heading.split('.');
    tails.push(...parts.slice(1).map((_, index) => parts.slice(index + 1).join('.')));
    if (depth > 1 && isIdentifier(title)) whole.push(`${title}.${heading}`);
  }
  const slug = route.split('/').filter(Boolean).at(-1) ?? '';
  if (depth === 1) whole.push(slug);
  const readable = depth === 1 ? [heading, slug] : [heading, `${title} ${heading}`];
  const listWords = (name: string) => listForms(tokenizeText(name));
  return {
    whole: whole.map(squash),
    tails: tails.map(squash),
    words: readable.map(listWords),
    titleWords: [title, slug].map(listWords),
    keywords: keywords.map(squash),
  };
}
