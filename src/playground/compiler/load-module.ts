/** Bodies one after the other, and how many bytes have come. */
async function* readBodies(
  urls: string[],
  onProgress: (loadedBytes: number) => void,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let loadedBytes = 0;
  const responses = urls.map((url) => fetch(url));
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

/**
 * Compiles the module while it arrives. With one URL the browser can keep the compiled code for the
 * next visit, so that response is passed on as it is.
 */
export async function loadModule(
  urls: string[],
  onProgress: (loadedBytes: number) => void,
): Promise<WebAssembly.Module> {
  const [only, ...others] = urls;
  if (only && others.length === 0) return WebAssembly.compileStreaming(fetch(only));
  const bodies = readBodies(urls, onProgress);
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
