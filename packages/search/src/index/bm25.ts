/** Fields of a section with their weights. The order defines the bits of a field mask. */
const weights = { heading: 4, ancestors: 2.5, text: 1, moreTerms: 0.6, code: 0.3, keywords: 2 };

type Field = keyof typeof weights;

/** Tokens of a section by field. */
export type FieldTokens = Record<Field, readonly string[]>;

/** All fields, in the order of their bits. */
export const fields = Object.keys(weights) as Field[];

/** BM25 parameter for term frequency. Length (b) and the lower bound of BM25+ do not improve results. */
const k1 = 1.2;

/** A section that contains a token, the fields that do as bits, and its BM25 score. */
export type Posting = { id: number; fieldMask: number; score: number };

/** Scores the postings of one token, given as a flat list of section, field and term frequency. `size` is the number of sections. */
export function scorePostings(postings: readonly number[], size: number): Posting[] {
  const documentFrequency = fields.map(() => 0);
  for (let at = 1; at < postings.length; at += 3) {
    const field = postings[at] ?? 0;
    documentFrequency[field] = (documentFrequency[field] ?? 0) + 1;
  }
  const idf = documentFrequency.map((count) => Math.log(1 + (size - count + 0.5) / (count + 0.5)));
  const scored: Posting[] = [];
  for (let at = 0; at < postings.length; at += 3) {
    const [id = 0, field = 0, frequency = 0] = [postings[at], postings[at + 1], postings[at + 2]];
    const saturated = (frequency * (k1 + 1)) / (frequency + k1);
    const name = fields[field] as Field;
    const score = weights[name] * (idf[field] ?? 0) * saturated;
    const last = scored.at(-1);
    if (last?.id === id) {
      last.fieldMask |= 1 << field;
      last.score += score;
    } else scored.push({ id, fieldMask: 1 << field, score });
  }
  return scored;
}

/** Sum of some numbers by field, for every field mask. */
export function fieldSums(numbers: Record<Field, number>): number[] {
  return Array.from({ length: 1 << fields.length }, (_, mask) =>
    fields.reduce((sum, name, field) => sum + (mask & (1 << field) ? numbers[name] : 0), 0),
  );
}
