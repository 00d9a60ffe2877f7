import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoResults } from './NoResults.tsx';
import { onLinkActivate } from './on-link-activate.ts';
import type { SearchStrings } from './search-strings.ts';

const strings = {
  trySearching: 'Try',
  reportQuestion: 'Missing?',
  reportLink: 'Report',
} as SearchStrings;

function render(props: Partial<ComponentProps<typeof NoResults>>): string {
  return renderToStaticMarkup(
    <NoResults
      query="q"
      suggestions={[]}
      overview={undefined}
      linkProps={onLinkActivate(() => {})}
      missingResultsUrl={undefined}
      strings={strings}
      onSuggest={() => {}}
      {...props}
    />,
  );
}

test.each([
  ['a&b=c #d', 'a%26b%3Dc%20%23d'],
  ['$&', '%24%26'],
  ['half \uD83D', 'half%20%EF%BF%BD'],
])('%j is one value in the URL of a report', (query, written) => {
  const html = render({ query, missingResultsUrl: 'https://reports.test/new?query={query}' });
  expect(html).toContain(`href="https://reports.test/new?query=${written}"`);
});

test('shows what there is, and at most three suggestions', () => {
  const overview = { link: '/config/', text: 'All options' };
  expect(render({})).toMatch(/^<svg.*<\/svg>$/);
  expect(render({ suggestions: ['a', 'b', 'c', 'd'] }).match(/<button.*?<\/button>/g)).toHaveLength(
    3,
  );
  expect(render({ suggestions: ['a'] })).not.toContain('<a ');
  expect(render({ overview })).toContain('href="/config/"');
  expect(render({ overview })).not.toMatch(/<button|<ul/);
});
