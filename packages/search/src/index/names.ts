import { stemAll } from '../text/stem.ts';
import { tokenizeText } from '../text/tokenize.ts';

/**
 * Lowercase letters and digits only, so `lib.autoExternal` and `lib/auto-external` are equal.
 * Keeps a prefix of `__` or `--`: `__filename` is not `filename`.
 */
export function squash(text: string): string {
  const [, prefix = '', rest = ''] = /^(__|--)?([\s\S]*)$/.exec(text.trim()) ?? [];
  return (
    prefix +
    rest
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
  );
}

/** Names of a section. */
export type Names = {
  /** All spellings, squashed. */
  squashed: string[];
  /** Stems of each name. */
  stems: ReadonlySet<string>[];
  /** Stems of each name of its page. */
  titleStems: ReadonlySet<string>[];
};

type Named = { heading: string; depth: number; route: string; title: string };

/** Names of a section; a page is also known by its address. */
export function listNames({ heading, depth, route, title }: Named): Names {
  const slug = route.split('/').filter(Boolean).at(-1) ?? '';
  const spellings = depth === 1 ? [heading, slug] : [heading];
  const readable = depth === 1 ? [heading, slug] : [heading, `${title} ${heading}`];
  const listStems = (name: string) => stemAll(tokenizeText(name));
  return {
    squashed: spellings.map(squash),
    stems: readable.map(listStems),
    titleStems: [title, slug].map(listStems),
  };
}
