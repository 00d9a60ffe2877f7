import type { CompilerRequest } from '../protocol.ts';

/**
 * Everything else is in chunks. None of them may import this script: WebKit would run it again, and
 * the second copy has no binding.
 */
const requests = import('./requests.ts');

/** Requests run one after the other: the project is one folder. */
let queue: Promise<void> = Promise.resolve();
self.onmessage = ({ data }: MessageEvent<CompilerRequest>) => {
  queue = queue.then(async () => (await requests).handle(data));
};
