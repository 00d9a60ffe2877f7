/** Unsigned LEB128 at `start`, as WebAssembly writes sizes and indexes. */
export function readUnsigned(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  let end = start;
  for (;;) {
    const byte = bytes[end++] ?? 0;
    value += (byte & 0x7f) * scale;
    scale *= 128;
    if (byte < 0x80) return { value, end };
  }
}

/** Signed LEB128 of 32 bits at `start`, as WebAssembly writes constants. */
export function readSigned(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0n;
  let shift = 0n;
  for (let end = start; ; ) {
    const byte = bytes[end++] ?? 0;
    value |= BigInt(byte & 0x7f) << shift;
    shift += 7n;
    if (byte < 0x80 || end - start >= 10) {
      if (byte & 0x40) value -= 1n << shift;
      return { value: Number(BigInt.asIntN(32, value)), end };
    }
  }
}

/** Writes `value` over a number that takes `end - start` bytes, without moving what follows. */
export function overwrite(bytes: Uint8Array, start: number, end: number, value: number): void {
  let rest = value;
  for (let at = start; at < end; at++) {
    const isLast = at === end - 1;
    bytes[at] = (((rest % 128) + 128) % 128) | (isLast ? 0 : 0x80);
    rest = Math.floor(rest / 128);
    // The last byte of a signed number holds its sign; here all are positive.
    if (isLast && rest > 0) throw new Error(`${value} needs more than ${end - start} bytes`);
  }
}
