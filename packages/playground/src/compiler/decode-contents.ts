const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** A text, unless the bytes are none. */
export function decodeContents(bytes: Uint8Array): string | Uint8Array {
  try {
    const text = decoder.decode(bytes);
    return text.includes('\0') ? bytes : text;
  } catch {
    return bytes;
  }
}
