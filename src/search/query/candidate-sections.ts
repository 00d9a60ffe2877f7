import type { Entry } from '../index/section-index.ts';
import { isHan } from '../text/tokenize.ts';
import type { ParsedQuery } from './parse-query.ts';

/** As many sections as are indexed while a reader waits. */
const mostCandidates = 400;
/** How much more a word counts in a heading. */
const inHeading = 3;
/** Words that count less, such as pairs of characters, may be missing. */
const telling = 0.3;

type Wanted = { parts: string[]; isNeeded: boolean };

/** What each word of a query, its other forms and its other names have in common with a text. */
function listWanted({ tokens, weights, forms, names }: ParsedQuery): Wanted[] {
  return tokens.map((token, at) => ({
    parts: [isHan(token) ? token : (forms[at] ?? token), ...(names[at] ?? []).flat()],
    isNeeded: (weights[at] ?? 1) >= telling,
  }));
}

/**
 * The sections that are indexed first for a query, because its letters stand in them; nothing
 * if a word of it stands nowhere as it is written: only the whole index knows what is meant.
 */
export function listCandidates(
  parsed: ParsedQuery,
  entries: readonly Entry[],
): number[] | undefined {
  const wanted = listWanted(parsed);
  const seen = new Set<Wanted>();
  const rated: { id: number; score: number }[] = [];
  entries.forEach(({ heading, above, group, text, rest, code, keywords }, id) => {
    const name = heading.toLowerCase();
    const all = `${above} ${group} ${keywords.join(' ')} ${text} ${rest} ${code}`.toLowerCase();
    let score = 0;
    for (const word of wanted) {
      const isNamed = word.parts.some((part) => name.includes(part));
      if (!isNamed && !word.parts.some((part) => all.includes(part))) continue;
      seen.add(word);
      score += isNamed ? inHeading : 1;
    }
    if (score > 0) rated.push({ id, score });
  });
  if (wanted.some((word) => word.isNeeded && !seen.has(word))) return undefined;
  return rated
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .slice(0, mostCandidates)
    .map(({ id }) => id);
}
