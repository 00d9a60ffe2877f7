import type { ReactNode } from 'react';
import type { SearchLink } from '../providers/settings.ts';
import type { LinkProps } from './on-link-activate.ts';
import type { SearchStrings } from './search-strings.ts';

type NoResultsProps = {
  query: string;
  /** At most three are shown. */
  suggestions: readonly string[];
  overview: SearchLink | undefined;
  missingResultsUrl: string | undefined;
  strings: SearchStrings;
  onSuggest: (text: string) => void;
  /** Props of links within the site. */
  linkProps: LinkProps;
};

/** Replaces lone surrogates, which cannot be part of a URL. */
function createReportUrl(template: string, query: string): string {
  const valid = query.replace(/\p{Surrogate}/gu, '\uFFFD');
  return template.replace('{query}', () => encodeURIComponent(valid));
}

/** A shelf on which a book is missing. */
function Gap(): ReactNode {
  return (
    <svg className="search-gap" viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
      <rect x="4" y="4" width="9" height="32" rx="2" />
      <rect x="16" y="9" width="9" height="27" rx="2" />
      <rect x="28.5" y="6.5" width="9" height="29" rx="2" />
      <rect x="41" y="9" width="9" height="27" rx="2" transform="rotate(-10 45 36)" />
      <path d="M0 38h64" />
    </svg>
  );
}

/** Suggests other queries and an overview, and with `missingResultsUrl` links to a report of the missing results. Loaded when nothing is found. */
export function NoResults({
  query,
  suggestions,
  overview,
  missingResultsUrl,
  strings,
  onSuggest,
  linkProps,
}: NoResultsProps): ReactNode {
  const hasMore = suggestions.length > 0 || overview || missingResultsUrl;
  return (
    <>
      <Gap />
      {hasMore && (
        <div className="search-message">
          {suggestions.length > 0 && (
            <>
              <p>{strings.trySearching}</p>
              <ul className="search-suggestions">
                {suggestions.slice(0, 3).map((text) => (
                  <li key={text}>
                    <button onClick={() => onSuggest(text)}>{text}</button>
                  </li>
                ))}
              </ul>
            </>
          )}
          {overview && (
            <p>
              <a href={overview.link} {...linkProps}>
                {overview.text}
              </a>
            </p>
          )}
          {missingResultsUrl && (
            <p key={strings.reportQuestion}>
              {strings.reportQuestion}{' '}
              <a href={createReportUrl(missingResultsUrl, query)} target="_blank" rel="noopener">
                {strings.reportLink}
              </a>
            </p>
          )}
        </div>
      )}
    </>
  );
}
