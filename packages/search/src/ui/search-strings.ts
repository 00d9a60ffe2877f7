/** UI strings of the search panel. */
export type SearchStrings = {
  results: string;
  /** With `{count}`. */
  found: string;
  /** With `{count}`. */
  more: string;
  /** With `{text}`. */
  alsoCalled: string;
  /** With `{text}`. */
  corrected: string;
  /** With `{text}`. */
  covers: string;
  /** Before the default of an option. */
  default: string;
  /** Heading above the places to begin. */
  start: string;
  recent: string;
  favorites: string;
  noRecent: string;
  save: string;
  remove: string;
  /** With `{query}`. */
  noResults: string;
  trySearching: string;
  reportQuestion: string;
  reportLink: string;
  errorTitle: string;
  errorHelp: string;
  clear: string;
};
