import type { SiteData } from 'docs-engine/theme';
import type { Strings } from '../strings.ts';
import { enhanceCode } from './code.ts';
import { enhanceImages } from './image-zoom.ts';

/** Leaves Control+K to the fields of Apple systems, where it deletes the rest of a line. Cmd+K opens the search. */
function keepEditingKeys(): void {
  if (!/^(?:Mac|iP)/.test(navigator.platform)) return;
  // Before the listener of the router, on the window.
  document.addEventListener('keydown', (event) => {
    const isKept = event.ctrlKey && event.key === 'k';
    if (isKept && (event.target as Partial<Element>).matches?.(':read-write'))
      event.stopPropagation();
  });
}

/** Adds listeners for static HTML, which React does not handle. */
export function enhance(getSite: () => SiteData<Strings>): void {
  enhanceCode(() => getSite().strings);
  enhanceImages(() => getSite().strings);
  keepEditingKeys();
}
