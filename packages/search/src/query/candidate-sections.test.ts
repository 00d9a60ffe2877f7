import { expect, test } from 'vitest';
import { english, makePage } from '../../testing/make-index.ts';
import { listSections } from '../index/sections.ts';
import { candidateSections } from './candidate-sections.ts';
import { type Lexicon, parseQuery } from './parse-query.ts';
import { readNames } from './synonyms.ts';

const lexicon: Lexicon = {
  language: english,
  isKnown: () => true,
  vocabulary: () => [],
  synonyms: [readNames(['footer', 'last line'], english)],
};

const texts: [heading: string, text: string][] = [
  ['Other', 'Nothing here.'],
  ['One', 'A banner.'],
  ['Banner', 'The format.'],
  ['Two', 'Banner and format.'],
  ['Three', 'The last of all.'],
  ['类型', '声明文件'],
];
const page = makePage([
  '/page',
  'Page',
  'Group',
  1,
  texts.map(([heading, text], at) => [at === 0 ? 1 : 2, heading, '', text, '', '']),
]);
const sections = listSections(page, english).map((section, at) => ({
  ...section,
  ...page.sections[at],
}));

test.each([
  ['banner', [2, 1, 3]],
  ['Banners', [2, 1, 3]],
  ['banner format', [2, 3, 1]],
  ['format', [2, 3]],
  ['footer', [4]],
  ['类型', [5]],
  // A bigram across two words may be missing.
  ['类型文件', [5]],
  ['banner missing', undefined],
  ['missing', undefined],
])('for "%s": %j', (query, ids) => {
  expect(candidateSections(parseQuery(query, lexicon), sections)).toEqual(ids);
});

test('there are at most 400', () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ ...sections[1], heading: `${at}` }));
  const found = candidateSections(parseQuery('banner', lexicon), many as typeof sections);
  expect(found).toHaveLength(400);
  expect(found?.at(-1)).toBe(399);
});
