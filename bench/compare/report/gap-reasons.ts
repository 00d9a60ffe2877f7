const react =
  'Most of it is React with its DOM renderer, which comes on the first interaction. It would take a page in use without React: a smaller renderer with the same interface, or React only on pages with a live component.';

const nextPage =
  'Those ahead have fetched the pages of all links in view, here it is the next one alone, and the whole document is read and laid out. It would take a second form of each page that holds the article alone.';

const search =
  'Nearly all of it is the way of the index through the slow connection, and on a page that nobody has used yet React comes through it, too. It would take an index in pieces, of which a query fetches only some, and a search that works without React.';

/** What stands between this project and the first place on a row, by the id of the row. */
export const whatItWouldTake: Record<string, string> = {
  'bytes-html':
    'A document holds the navigation, the outline and the data that React takes over from. It would take a page that is not whole without scripts.',
  'bytes-used-script': react,
  'bytes-used': react,
  'bytes-next': react,
  'bytes-found':
    'With many pages the index is most of it, which comes whole. It would take an index in pieces, of which a query fetches only some: more round trips for each search.',
  'wait-first':
    'The first paint waits for nothing but the document, with its CSS. It would take a smaller one.',
  'wait-pressed': nextPage,
  'wait-used': nextPage,
  'wait-pointed':
    'The whole document of the next page is read and laid out, with its navigation. It would take a second form of each page that holds the article alone.',
  'wait-search': search,
  'wait-laterSearch': search,
  'wait-blocked':
    'A few tasks while the page is laid out and painted take a little over 50 ms on this machine, with or without scripts. It would take a smaller document.',
  'bytes-background':
    'Only this project can be read without a network. A reader who saves data is spared of it.',
};
