/**
 * Media queries that match for few readers. Styles for them are a file that the first paint of all
 * others does not wait for.
 */
export const nonBlockingMedia = [
  'print',
  '(forced-colors:active)',
  '(prefers-contrast:more)',
  '(scripting:none)',
];
