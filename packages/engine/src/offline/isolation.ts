import type { WorkboxPlugin } from 'workbox-core/types.js';

const embedderPolicy = 'cross-origin-embedder-policy';

/** As `outputs/hosts/headers.ts` writes them for hosts that send headers. */
const isolation = {
  'cross-origin-opener-policy': 'same-origin',
  [embedderPolicy]: 'require-corp',
};

/** Adds the headers of cross-origin isolation to a response of a host that cannot send them. */
export function withIsolation(response: Response): Response {
  const { ok, status, headers: received, body } = response;
  if (!ok || received.has(embedderPolicy)) return response;
  const headers = new Headers(received);
  for (const [name, value] of Object.entries(isolation)) headers.set(name, value);
  return new Response(body, { status, headers });
}

/** For scripts of workers. Cached with the headers, because a new response loses its compiled code. */
export const isolateScripts: WorkboxPlugin = {
  fetchDidSucceed: async ({ response }) => withIsolation(response),
  handlerWillRespond: async ({ response }) => withIsolation(response),
};
