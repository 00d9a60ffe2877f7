/** UI strings of the search panel. */
export type SearchStrings = {
  results: string;
  /** With `{count}`. */
  found: string;
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
