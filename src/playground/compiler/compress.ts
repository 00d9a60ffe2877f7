/** Outputs can lie in shared memory, which `Blob` refuses: copied first. */
export async function compress(
  data: string | Uint8Array,
  format: CompressionFormat,
): Promise<Uint8Array<ArrayBuffer>> {
  const part = typeof data === 'string' ? data : new Uint8Array(data);
  const stream = new Blob([part]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
