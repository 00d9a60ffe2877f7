import { expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/sample-site.ts';
import { buildTools } from './build-tools.ts';

function faultsOf(cards: string[]): string[] {
  const link = { description: 'Builds', logo: '/a.svg', url: 'https://sample.test' };
  const { tools } = sampleSite({
    tools: {
      title: 'Family',
      tagline: 'Tools',
      url: 'https://sample.test',
      links: [
        { ...link, name: 'Rsbuild' },
        { ...link, name: 'Rspack' },
      ],
      cards,
    },
  });
  if (!tools) throw new Error('the site has no tools');
  return buildTools(tools, 'en').diagnostics.map(({ message, hint }) => `${message} | ${hint}`);
}

test('a card of no tool is a fault that names the tools', () => {
  expect(faultsOf(['Rspack'])).toEqual([]);
  expect(faultsOf(['Rspak', 'Webpack 5'])).toEqual([
    'tools.cards: there is no tool "Rspak" | Did you mean "Rspack"?',
    'tools.cards: there is no tool "Webpack 5" | Tools: Rsbuild, Rspack',
  ]);
});
