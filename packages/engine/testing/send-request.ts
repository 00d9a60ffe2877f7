import { type IncomingHttpHeaders, request } from 'node:http';

export type ReceivedResponse = {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
};

/** Sends a request to a server on loopback. `fetch` would normalize paths and decompress responses. */
export function sendRequest(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      resolve({ status: response.statusCode, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}
