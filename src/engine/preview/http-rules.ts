import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** Whether the browser has this version already. `If-Modified-Since` counts only without ETags. */
function isUnchanged(asked: IncomingHttpHeaders, etag: string, modified: string): boolean {
  const tags = asked['if-none-match'];
  if (tags === undefined)
    return Date.parse(modified) <= Date.parse(asked['if-modified-since'] ?? '');
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return tags.trim() === '*' || tags.split(',').map(plain).includes(plain(etag));
}

/** Adds the rules of HTTP that sirv lacks. Call before sirv handles the request. */
export function applyHttpRules(request: IncomingMessage, response: ServerResponse): void {
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
  response.writeHead = ((status: number, headers: Record<string, string> = {}) => {
    const { ETag: etag, 'Last-Modified': modified = '' } = headers;
    return etag && isUnchanged(asked, etag, modified)
      ? writeHead(304, { ETag: etag })
      : writeHead(status, headers);
  }) as ServerResponse['writeHead'];
  // An aborted download must not leave its file open.
  response.on('pipe', (file) => response.on('close', () => file.destroy()));
}
