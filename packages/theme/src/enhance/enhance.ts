import type { SiteData } from 'docs-engine/theme';
import type { Strings } from '../strings.ts';
import { enhanceCode } from './code.ts';
import { keepEditingKeys } from './editing-keys.ts';
import { enhanceImages } from './image-zoom.ts';

/** Adds listeners for static HTML, which React does not handle. */
export function enhance(getSite: () => SiteData<Strings>): void {
  enhanceCode(() => getSite().strings);
  enhanceImages(() => getSite().strings);
  keepEditingKeys();
}
