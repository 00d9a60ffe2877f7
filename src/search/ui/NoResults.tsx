import type { ReactNode } from 'react';
import type { SearchStrings } from '../search-strings.ts';

type NoResultsProps = {
  query: string;
  /** At most three are shown. */
  suggestions: readonly string[];
  missingResultsUrl: string | undefined;
  strings: SearchStrings;
  onSuggest: (text: string) => void;
};

/** Half a character, of which a text can be made, cannot be a part of an address. */
function fillAddress(address: string, query: string): string {
  const whole = query.replace(/\p{Surrogate}/gu, '\uFFFD');
  return address.replace('{query}', () => encodeURIComponent(whole));
}

/** Stands in the place of results; with `missingResultsUrl`, also a link to report the query. */
export function NoResults({
  query,
  suggestions,
  missingResultsUrl,
  strings,
  onSuggest,
}: NoResultsProps): ReactNode {
  const [before, after] = strings.noResults.split('{query}');
  return (
    <div className="search-message">
      <p role="status">
        {before}
        <bdi>{query}</bdi>
        {after}
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{strings.trySearching}</p>
          <ul className="search-suggestions">
            {suggestions.slice(0, 3).map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onSuggest(text)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {missingResultsUrl && (
        <p>
          {strings.reportQuestion}{' '}
          <a href={fillAddress(missingResultsUrl, query)} target="_blank" rel="noopener">
            {strings.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}
