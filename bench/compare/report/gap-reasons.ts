const react =
  'Most of it is React with its DOM renderer, loaded on the first interaction. Fix: a smaller renderer with the same API, or React only on pages with an island.';

const nextPage =
  'The faster generators prefetch the pages of all links in view, this project only the next page, and it parses and lays out the whole document. Fix: a second output of each page with the article only.';

const search =
  'Nearly all of it is the download of the index and, before the first interaction, of React. Fix: an index in parts, of which a query fetches only some, and a search without React.';

/** Why this project is not first on a row, and what would change it, by row id. */
export const gapReasons: Record<string, string> = {
  'bytes-html':
    'A document contains the navigation, the outline, the data for hydration and, as text that a script adopts, the styles of its components. Fix: documents that are incomplete without scripts.',
  'bytes-used-script': react,
  'bytes-used': react,
  'bytes-next': react,
  'bytes-found':
    'On large sites most of it is the search index: its headings answer at once, its texts follow whole. Fix: texts in more parts, of which a query fetches only some, at the price of more round trips.',
  'time-first':
    'The first paint waits only for the document with its CSS. Fix: a smaller document.',
  'time-clicked': nextPage,
  'time-used': nextPage,
  'time-hovered':
    'The whole document of the next page is parsed and laid out, including its navigation. Fix: a second output of each page with the article only.',
  'time-search': search,
  'time-laterSearch': search,
  'time-blocked':
    'A few layout and paint tasks take slightly over 50 ms on this machine, with or without scripts. Fix: a smaller document.',
  'bytes-background':
    'Only this project can be read offline. Readers with data saving switched on skip it.',
};
