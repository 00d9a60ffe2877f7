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

export function NoResults({
  query,
  suggestions,
  missingResultsUrl,
  strings,
  onSuggest,
}: NoResultsProps): ReactNode {
  return (
    <div className="search-message">
      <p role="status">{strings.noResults.replace('{query}', () => query)}</p>
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
          <a
            href={missingResultsUrl.replace('{query}', () => encodeURIComponent(query))}
            target="_blank"
            rel="noopener"
          >
            {strings.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}
