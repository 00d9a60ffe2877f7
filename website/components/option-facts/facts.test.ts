import { describe, expect, test } from 'vitest';
import { en, zh } from '../../../tests/support/strings.ts';
import { listFacts, toMarkdown } from './facts.ts';

const facts = { type: "'esm' | 'cjs'", default: 'undefined' };

describe('facts of an option', () => {
  test('omit missing values', () => {
    expect(listFacts(facts, en)).toEqual([
      { name: en.facts.type, isCode: true, value: "'esm' | 'cjs'" },
      { name: en.facts.default, isCode: true, value: 'undefined' },
    ]);
  });

  test('translate booleans and keep texts', () => {
    const topLevelOf = (topLevel: boolean | string) =>
      listFacts({ ...facts, topLevel }, zh).find(({ name }) => name === zh.facts.topLevel)?.value;
    expect(topLevelOf(true)).toBe(zh.facts.yes);
    expect(topLevelOf(false)).toBe(zh.facts.no);
    expect(topLevelOf('只在 `lib` 里')).toBe('只在 `lib` 里');
  });

  test('become a list in Markdown', () => {
    const props = { type: '`a`', default: 'x', appliesTo: 'all but `umd`' };
    expect(toMarkdown(props, { strings: en })).toBe(
      [
        `- ${en.facts.type}: \`\` \`a\` \`\``,
        `- ${en.facts.default}: \`x\``,
        `- ${en.facts.appliesTo}: all but \`umd\``,
      ].join('\n'),
    );
  });
});
