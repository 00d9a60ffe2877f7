/** Replaces a string in a source file below `packages/`. It must occur there exactly once. */
export type Edit = [file: string, find: string, replacement: string];

/** A rule that improves results or saves bytes, and the edits that turn it off. */
export type Rule = { name: string; off: Edit[] };

const rank = 'search/src/query/rank.ts';
const heading = 'search/src/query/heading-similarity.ts';
const matches = 'search/src/query/find-matches.ts';
const query = 'search/src/query/parse-query.ts';
const queryTokens = 'search/src/text/query-tokens.ts';
const terms = 'search/src/build/select-terms.ts';
const bm25 = 'search/src/index/postings.ts';

const equalName: Edit = [heading, 'spellings.includes(squashed)', 'false'];
const typoName: Edit = [heading, 'isWord && spellings', 'false && spellings'];
const prefixName: Edit = [heading, 'isUnfinished ? spellingBoosts.prefix', 'false ? 1'];
const stems: Edit = ['search/src/text/language.ts', '!/^[a-z]+$/.test(word)', 'true'];
const lowWeight: Edit = [queryTokens, 'lowWeight: 0.35', 'lowWeight: 1'];
const corrections: Edit = [query, 'suggestCorrections(token, vocabulary())', '[]'];
const joined: Edit = [query, '...joinCompounds(tokens, isKnown, language),', ''];
const split: Edit = [query, '...splitCompounds(tokens, isKnown, language),', ''];
const siblings: Edit = [rank, 'siblingBoost = 1', 'siblingBoost = 0'];
const elsewhere: Edit = [rank, 'pageCoverageWeight = 0.3', 'pageCoverageWeight = 0'];

/** Rules that may replace each other are also measured together. */
export const rules: Rule[] = [
  { name: 'name equals the query', off: [equalName] },
  { name: 'name is one typo away', off: [typoName] },
  { name: 'name starts with the query', off: [prefixName] },
  { name: 'spelling of names: all three', off: [equalName, typoName, prefixName] },
  { name: 'words of names', off: [[heading, 'similarityWeight = 1.5', 'similarityWeight = 0']] },
  { name: 'stems', off: [stems] },
  { name: 'low-weight words', off: [lowWeight] },
  { name: 'stems and low-weight words', off: [stems, lowWeight] },
  { name: 'weight of bigrams', off: [[queryTokens, 'bigram: 0.25', 'bigram: 1']] },
  {
    name: 'bigrams in Chinese',
    off: [['search/src/text/tokenize-han.ts', ', ...phrases.flatMap(bigrams)', '']],
  },
  { name: 'unfinished words', off: [[matches, 'if (isLast || (', 'if (false && (']] },
  { name: 'corrections', off: [corrections] },
  {
    name: 'corrections of unfinished words',
    off: [['search/src/query/spelling.ts', '&& prefix <= limit', '&& false']],
  },
  { name: 'joined compounds', off: [joined] },
  { name: 'split compounds', off: [split] },
  { name: 'compounds: both', off: [joined, split] },
  {
    name: 'synonyms',
    off: [[query, '...findSynonyms(groups, tokens, corrections, compounds)', '']],
  },
  {
    name: 'number of matching words',
    off: [
      [
        'search/src/query/score-sections.ts',
        '(scores[id] ?? 0) * (groupCounts[id] ?? 0)',
        '(scores[id] ?? 0)',
      ],
    ],
  },
  { name: 'rare tokens count more', off: [[rank, 'Math.log(1 + total / count)', '1']] },
  {
    name: 'each further field counts less',
    off: [['search/src/query/term-scores.ts', 'saturation = 3.2', 'saturation = 1e9']],
  },
  { name: 'BM25 score', off: [[rank, 'indexExponent = 0.25', 'indexExponent = 0']] },
  { name: 'term frequency', off: [[bm25, 'k1 = 1.2', 'k1 = 0']] },
  { name: 'missing tokens', off: [[rank, 'coverageExponent = 1.4', 'coverageExponent = 0']] },
  { name: 'tokens elsewhere on the page', off: [elsewhere] },
  { name: 'pages before sections', off: [[rank, 'pageBoost = 1.7', 'pageBoost = 1']] },
  { name: 'deep sections', off: [[rank, 'depthDecay = 0.6', 'depthDecay = 1']] },
  { name: 'other topics', off: [[rank, 'offTopicWeight = 0.75', 'offTopicWeight = 1']] },
  { name: 'sections raise their page', off: [siblings] },
  { name: 'other sections of the page: both', off: [siblings, elsewhere] },
  { name: 'weight of pages', off: [[rank, 'hit.section.rank', '1']] },
  {
    name: 'keywords',
    off: [['search/src/index/sections.ts', '      keywords,', '      keywords: [],']],
  },
  { name: 'common terms', off: [[terms, 'common.has(key) || ', '']] },
  { name: 'names in code only', off: [[terms, '.filter((term) => lookedUpName.test(term))', '']] },
  {
    name: 'one form of each word',
    off: [[terms, 'stem(term.toLowerCase())', 'stem && term.toLowerCase()']],
  },
  { name: 'incidental words', off: [[queryTokens, 'incidental: 0.1', 'incidental: 1']] },
  { name: 'link lists', off: [[terms, 'section.depth === 1 || !section.isLinkList', 'true']] },
];
