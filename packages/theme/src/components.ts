/** What components of a site use of this theme. */

export { maxLength, shortenPasted } from './components/search/shorten-query.ts';
export type { DiagramLayer } from './props.ts';
export { useSite } from './site-context.tsx';
export type { Strings } from './strings.ts';
