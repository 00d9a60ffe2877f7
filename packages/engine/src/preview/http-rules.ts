import type { ReadStream } from 'node:fs';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Whether the browser has this version already. `If-Modified-Since` counts only without ETags. */
function isUnchanged(asked: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const tags = asked['if-none-match'];
  if (tags === undefined)
    return Date.parse(modified) <= Date.parse(asked['if-modified-since'] ?? '');
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return tags.trim() === '*' || tags.split(',').map(plain).includes(plain(etag));
}

/**
 * Adds the rules of HTTP that sirv lacks. Call before sirv handles the request.
 * @param isStale whether a build has replaced the folder since sirv looked for the file
 * @param retry lets sirv handle the request again
 */
export function applyHttpRules(
  request: IncomingMessage,
  response: ServerResponse,
  isStale: () => boolean,
  retry: () => void,
): void {
  const asked = { ...request.headers };
  // The 304 of sirv has no headers.
  delete request.headers['if-none-match'];
  const encodings = (asked['accept-encoding'] as string | undefined)?.split(',') ?? [];
  const accepted = encodings.filter((encoding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(encoding));
  request.headers['accept-encoding'] = accepted.join(',');
  const writeHead = response.writeHead.bind(response) as (
    status: number,
    headers?: Record<string, string>,
  ) => ServerResponse;
  function writeFileHead(status: number, headers: Record<string, string>): void {
    const { ETag: etag = '', 'Last-Modified': modified = '' } = headers;
    if (isUnchanged(asked, etag, modified)) writeHead(304, { ETag: etag });
    else writeHead(status, headers);
  }
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    if (!headers.ETag) return writeHead(status, headers);
    // Only an open file is certainly the one that the headers are about.
    response.once('pipe', (file: ReadStream) => {
      file.once('open', () => {
        if (!isStale()) return writeFileHead(status, headers);
        file.unpipe(response);
        file.destroy();
        retry();
      });
      // The file is gone with its release.
      file.once('error', () => (isStale() ? retry() : response.destroy()));
      // An aborted download must not leave its file open.
      response.once('close', () => file.destroy());
    });
    return response;
  }) as ServerResponse['writeHead'];
}
