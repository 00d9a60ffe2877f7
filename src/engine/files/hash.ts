import { createHash } from 'node:crypto';

/** 22 characters for names and keys: the first 132 bits of SHA-256, in base64url. */
export function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}
