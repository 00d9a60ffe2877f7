import { payloadId } from './payload-id.ts';

/** Ids that every document has around the page, besides those of its theme. */
export const frameIds: readonly string[] = ['root', 'announcer', payloadId];
