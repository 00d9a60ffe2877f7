import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';

const algorithms = { md5, sha1, sha256, sha384, sha512 };

type Hash = {
  update: (data: string | Uint8Array) => Hash;
  digest: (encoding?: BufferEncoding | 'buffer') => string | Buffer;
};

function createHash(name: string): Hash {
  const algorithm = Object.entries(algorithms).find(([key]) => key === name.toLowerCase())?.[1];
  if (!algorithm) throw new Error(`Digest method not supported: ${name}`);
  const state = algorithm.create();
  const hash: Hash = {
    update(data) {
      state.update(typeof data === 'string' ? new TextEncoder().encode(data) : data);
      return hash;
    },
    digest(encoding) {
      const bytes = Buffer.from(state.digest());
      return !encoding || encoding === 'buffer' ? bytes : bytes.toString(encoding);
    },
  };
  return hash;
}

export const builtin = {
  createHash,
  hash: (name: string, data: string | Uint8Array, encoding: BufferEncoding = 'hex') =>
    createHash(name).update(data).digest(encoding),
  randomUUID: () => crypto.randomUUID(),
  randomBytes: (size: number) => Buffer.from(crypto.getRandomValues(new Uint8Array(size))),
  getHashes: () => Object.keys(algorithms),
  webcrypto: crypto,
};
