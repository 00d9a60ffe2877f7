/** How long an answer to a query may take, and how long a host that failed is left alone. */
const timeouts = { connect: 1000, read: 2000 };
const downTime = 120_000;

export type TransportOptions = {
  appId: string;
  apiKey: string;
  /** For tests: hosts in the order they are tried. Default: those of the application. */
  hosts?: string[];
  now?: () => number;
};

/** No host could be reached. */
export class RetryError extends Error {
  override name = 'RetryError';
}

/** The host refused the request. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** The answer cannot be read. */
export class DeserializationError extends Error {
  override name = 'DeserializationError';
}

export type Transport = {
  readHost: string;
  /** Posts to the first host that answers. Rejects with one of the errors of this file. */
  post: (path: string, payload: unknown, signal: AbortSignal) => Promise<unknown>;
};

/** The host for reading, the one for writing, then the fallbacks in an order of chance. */
export function listHosts(appId: string): string[] {
  const fallbacks = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  for (let index = fallbacks.length - 1; index > 0; index--) {
    const other = Math.floor(Math.random() * (index + 1));
    [fallbacks[index], fallbacks[other]] = [fallbacks[other] ?? '', fallbacks[index] ?? ''];
  }
  const id = appId.toLowerCase();
  return [
    `https://${id}-dsn.algolia.net`,
    `https://${id}.algolia.net`,
    ...fallbacks.map((host) => host.toLowerCase()),
  ];
}

/** What a host said, read to the end. */
type Answer = { status: number; statusText: string; text: string };

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DeserializationError('The answer of the search host cannot be read.');
  }
}

function toRefusal({ status, statusText, text }: Answer): ApiError {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return new ApiError(typeof message === 'string' ? message : statusText, status);
  } catch {
    return new ApiError(statusText, status);
  }
}

/** Posts to hosts in turn: a host that fails is left alone for a while, a refusal is final. */
export function createTransport({
  appId,
  apiKey,
  hosts = listHosts(appId),
  now = () => performance.now(),
}: TransportOptions): Transport {
  const downSince = new Map<string, number>();

  function isUp(host: string): boolean {
    const since = downSince.get(host);
    return since === undefined || now() - since > downTime;
  }

  /** `undefined` when the host failed and another one may be asked. */
  async function tryHost(
    host: string,
    path: string,
    init: RequestInit,
    signal: AbortSignal,
    attempt: number,
  ): Promise<Answer | undefined> {
    const timeout = AbortSignal.timeout(timeouts.connect + timeouts.read * attempt);
    const query = new URLSearchParams({
      'x-algolia-application-id': appId,
      'x-algolia-api-key': apiKey,
    });
    try {
      const response = await fetch(`${host}${path}?${query}`, {
        ...init,
        signal: AbortSignal.any([signal, timeout]),
      });
      const { ok, status, statusText } = response;
      if (!ok && (status < 400 || status >= 500)) return undefined;
      return { status, statusText, text: await response.text() };
    } catch (error) {
      if (signal.aborted) throw error;
      return undefined;
    }
  }

  return {
    readHost: hosts[0] ?? '',
    async post(path, payload, signal) {
      const init = { method: 'POST', body: JSON.stringify(payload) };
      const up = hosts.filter(isUp);
      for (const [index, host] of (up.length > 0 ? up : hosts).entries()) {
        const answer = await tryHost(host, path, init, signal, index + 1);
        if (!answer) {
          downSince.set(host, now());
          continue;
        }
        downSince.delete(host);
        if (answer.status >= 400) throw toRefusal(answer);
        return parse(answer.text);
      }
      throw new RetryError('No host of the search can be reached.');
    },
  };
}
