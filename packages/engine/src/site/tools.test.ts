import { expect, test } from 'vitest';
import { sampleSite } from '../../testing/sample-site.ts';
import type { ToolFamily } from '../contract/site.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { buildTools } from './tools.ts';

function build(cards: string[], lang = 'en'): { family: ToolFamily; problems: string[] } {
  const link = {
    description: { en: 'Builds', zh: '构建' },
    logo: '/a.svg',
    url: 'https://sample.test',
  };
  const { tools } = sampleSite({
    tools: {
      title: 'Family',
      tagline: 'Tools',
      url: 'https://sample.test',
      links: [
        { ...link, name: 'Mixer' },
        { ...link, name: 'Oven' },
      ],
      cards,
    },
  });
  if (!tools) throw new Error('the site has no tools');
  const diagnostics: Diagnostic[] = [];
  const family = buildTools({ lang, diagnostics }, tools);
  return { family, problems: diagnostics.map(({ message, hint }) => `${message} | ${hint}`) };
}

test('tools have the texts of the language', () => {
  const { family, problems } = build(['Oven'], 'zh');
  expect(family.links.map(({ description }) => description)).toEqual(['构建', '构建']);
  expect(problems).toEqual([]);
});

test('a card without a tool is an error that lists the tools', () => {
  expect(build(['Ovn', 'Webpack 5']).problems).toEqual([
    'tools.cards: there is no tool "Ovn" | Did you mean "Oven"?',
    'tools.cards: there is no tool "Webpack 5" | Tools: Mixer, Oven',
  ]);
});
