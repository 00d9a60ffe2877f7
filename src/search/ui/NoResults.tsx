import type { ReactNode } from 'react';
import type { SearchStrings } from './search-strings.ts';

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

/** Tells that nothing was found; the query keeps its direction. */
export function NoResultsText({ text, query }: { text: string; query: string }): ReactNode {
  const [before, after] = text.split('{query}');
  return (
    <>
      {before}
      <bdi>{query}</bdi>
      {after}
    </>
  );
}

/** Ways on when nothing was found: what to search for instead, and with `missingResultsUrl` a link to report the query. */
export function NoResults({
  query,
  suggestions,
  missingResultsUrl,
  strings,
  onSuggest,
}: NoResultsProps): ReactNode {
  if (suggestions.length === 0 && !missingResultsUrl) return null;
  return (
    <div className="search-message">
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
