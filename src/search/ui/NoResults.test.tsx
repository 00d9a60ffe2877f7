import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { en } from '#theme/ui-strings/en.ts';
import { NoResults } from './NoResults.tsx';
import { onLinkActivate } from './on-link-activate.ts';

test.each([
  ['a&b=c #d', 'a%26b%3Dc%20%23d'],
  ['$&', '%24%26'],
  ['half \uD83D', 'half%20%EF%BF%BD'],
])('%j is one value in the URL of a report', (query, written) => {
  const html = renderToStaticMarkup(
    <NoResults
      query={query}
      suggestions={[]}
      overview={undefined}
      linkProps={onLinkActivate(() => {})}
      missingResultsUrl="https://reports.test/new?query={query}"
      strings={en.search}
      onSuggest={() => {}}
    />,
  );
  expect(html).toContain(`href="https://reports.test/new?query=${written}"`);
});
