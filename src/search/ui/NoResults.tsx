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

/** Replaces lone surrogates, which cannot be part of a URL. */
function createReportUrl(template: string, query: string): string {
  const valid = query.replace(/\p{Surrogate}/gu, '\uFFFD');
  return template.replace('{query}', () => encodeURIComponent(valid));
}

/** Says that nothing was found. The query keeps its own text direction. */
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

/** Suggests other queries, and with `missingResultsUrl` links to a report of the missing results. */
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
          <a href={createReportUrl(missingResultsUrl, query)} target="_blank" rel="noopener">
            {strings.reportLink}
          </a>
        </p>
      )}
    </div>
  );
}
