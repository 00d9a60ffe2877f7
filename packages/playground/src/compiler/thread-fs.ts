import { createFsProxy } from '@napi-rs/wasm-runtime';

const typeMask = 0o170000;
const file = 0o100000;
const folder = 0o040000;

/** What WASI asks of stats and of the entries of a folder. Their fields are sent by the worker. */
class Stats {
  mode: bigint | number = file;
  isFile(): boolean {
    return (Number(this.mode) & typeMask) === file;
  }
  isDirectory(): boolean {
    return (Number(this.mode) & typeMask) === folder;
  }
  isSymbolicLink(): boolean {
    return false;
  }
  isBlockDevice(): boolean {
    return false;
  }
  isCharacterDevice(): boolean {
    return false;
  }
  isSocket(): boolean {
    return false;
  }
}

/** The disk of the worker. The thread waits for each answer, which has at most 10 KB. */
const worker = createFsProxy({ Stats, Dirent: Stats });

/** Files that are open for reading, by descriptor; those of the worker are large numbers. */
const opened = new Map<number, Uint8Array>();
let lastDescriptor = 2;

const readOnly = 0;

function readWhole(path: string): Uint8Array | undefined {
  try {
    return worker.readFileSync(path);
  } catch {
    // It is missing, a folder, or too large for an answer.
    return undefined;
  }
}

const own = {
  openSync(path: string, flags: number | string, mode: number): number {
    const contents = flags === readOnly ? readWhole(path) : undefined;
    if (!contents) return worker.openSync(path, flags, mode);
    opened.set(++lastDescriptor, contents);
    return lastDescriptor;
  },
  fstatSync(descriptor: number, options: object): object {
    const contents = opened.get(descriptor);
    if (!contents) return worker.fstatSync(descriptor, options);
    const times = { atimeMs: 0n, mtimeMs: 0n, ctimeMs: 0n };
    const size = BigInt(contents.length);
    return Object.assign(new Stats(), { dev: 0n, ino: 0n, nlink: 1n, size, ...times });
  },
  readSync(
    descriptor: number,
    target: Uint8Array,
    offset: number,
    length: number,
    position: number,
  ): number {
    const contents = opened.get(descriptor);
    if (!contents) return worker.readSync(descriptor, target, offset, length, position);
    const part = contents.subarray(position, position + length);
    target.set(part, offset);
    return part.length;
  },
  closeSync(descriptor: number): void {
    if (!opened.delete(descriptor)) worker.closeSync(descriptor);
  },
  // The disk has no links.
  readlinkSync(path: string): never {
    throw Object.assign(new Error(`${path} is no link.`), { code: 'EINVAL' });
  },
};

/** As `worker`, but a small file arrives whole when it is opened: one answer in place of eight. */
export const threadFs: typeof own & Omit<typeof worker, keyof typeof own> = Object.setPrototypeOf(
  own,
  worker,
);
