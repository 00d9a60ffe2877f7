/** Passes bytes on, and fails with `error` once there are more than `maxBytes`. */
export function limitBytes(
  maxBytes: number,
  error: Error,
): TransformStream<Uint8Array, Uint8Array> {
  let total = 0;
  return new TransformStream({
    transform(chunk, controller) {
      total += chunk.length;
      if (total > maxBytes) controller.error(error);
      else controller.enqueue(chunk);
    },
  });
}
