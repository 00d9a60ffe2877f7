/** Uses a writer, because reading a `Blob` involves the browser process and takes eight times as long. */
export async function compress(
  data: string | Uint8Array,
  format: CompressionFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream(format);
  const writer = writable.getWriter();
  // Outputs can lie in shared memory, which streams refuse: copied first.
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(data);
  const [compressed] = await Promise.all([
    new Response(readable).arrayBuffer(),
    writer.write(bytes),
    writer.close(),
  ]);
  return new Uint8Array(compressed);
}
