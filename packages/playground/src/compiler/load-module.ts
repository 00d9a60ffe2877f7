import type { StartRequest } from '../protocol.ts';

type OnProgress = (loadedBytes: number) => void;

/** Bodies one after the other, and how many bytes have come. */
async function* readBodies(
  responses: readonly Promise<Response>[],
  onProgress: OnProgress,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let loadedBytes = 0;
  for (const pending of responses) {
    const response = await pending;
    if (!response.ok || !response.body) throw new Error(`${response.url}: ${response.status}`);
    const reader = response.body.getReader();
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      loadedBytes += chunk.value.byteLength;
      onProgress(loadedBytes);
      yield chunk.value;
    }
  }
}

/** Compiles the module while it arrives. */
function compileBodies(
  responses: readonly Promise<Response>[],
  onProgress: OnProgress,
): Promise<WebAssembly.Module> {
  const bodies = readBodies(responses, onProgress);
  const joined = new ReadableStream({
    async pull(controller) {
      const { done, value } = await bodies.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  const headers = { 'content-type': 'application/wasm' };
  return WebAssembly.compileStreaming(new Response(joined, { headers }));
}

/** `undefined` when an older service worker does not know the URL, or none answers. */
async function fetchWhole(url: string | undefined): Promise<Response | undefined> {
  const response = url ? await fetch(url).catch(() => undefined) : undefined;
  return response?.ok ? response : undefined;
}

/**
 * With the response that the service worker keeps, the browser has the compiled code of an earlier
 * visit, so that response is passed on as it is. Its length tells it from one that is being loaded.
 */
export async function loadModule(
  { module, moduleParts }: Pick<StartRequest, 'module' | 'moduleParts'>,
  onProgress: OnProgress,
): Promise<WebAssembly.Module> {
  const whole = await fetchWhole(module);
  if (whole?.headers.has('content-length')) return WebAssembly.compileStreaming(whole);
  const responses = whole ? [Promise.resolve(whole)] : moduleParts.map((part) => fetch(part));
  return compileBodies(responses, onProgress);
}
