import type { SiteData } from '#contract/site.ts';
import { syncBrowserColor } from '../appearance.ts';
import type { Strings } from '../ui-strings/en.ts';
import { enhanceCode } from './code.ts';
import { enhanceImages } from './image-zoom.ts';
import { manageTabStops } from './scrollable-regions.ts';

/** Listeners for the document, and for markup that React does not own. */
export function enhance(getSite: () => SiteData<Strings>): void {
  if (getSite().theme.darkMode) syncBrowserColor();
  enhanceCode(() => getSite().strings);
  enhanceImages(() => getSite().strings);
  manageTabStops();
}
