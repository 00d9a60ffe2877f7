import { overwrite, readSigned, readUnsigned } from './leb128.ts';

const pageBytes = 65_536;
const importSection = 2;
const codeSection = 10;
const i32Const = 0x41;

type Range = { start: number; end: number };

function* listSections(module: Uint8Array): Generator<Range & { id: number }> {
  for (let at = 8; at < module.length; ) {
    const id = module[at] ?? 0;
    const { value: size, end: start } = readUnsigned(module, at + 1);
    yield { id, start, end: start + size };
    at = start + size;
  }
}

function findSection(module: Uint8Array, id: number): Range {
  for (const section of listSections(module)) if (section.id === id) return section;
  throw new Error(`the WebAssembly module has no section ${id}`);
}

/** Sets the limits of the imported memory. Returns the initial size that was declared, in bytes. */
function setImportLimits(module: Uint8Array, pages: number): number {
  const section = findSection(module, importSection);
  let at = section.start;
  const next = (): number => {
    const { value, end } = readUnsigned(module, at);
    at = end;
    return value;
  };
  const skipName = (): void => {
    const length = next();
    at += length;
  };
  for (let rest = next(); rest > 0; rest--) {
    skipName();
    skipName();
    const kind = module[at++];
    if (kind === 2) {
      at++;
      const initial = readUnsigned(module, at);
      const maximum = readUnsigned(module, initial.end);
      overwrite(module, at, initial.end, pages);
      overwrite(module, initial.end, maximum.end, pages);
      return initial.value * pageBytes;
    }
    if (kind === 0) next();
    else if (kind === 3) at += 2;
    else throw new Error(`the WebAssembly module imports something of kind ${kind}`);
  }
  throw new Error('the WebAssembly module imports no memory');
}

/** Positions of the constants in a function, by value. Their bytes can also be part of others. */
function indexConstants(module: Uint8Array, { start, end }: Range): Map<number, Range[]> {
  const found = new Map<number, Range[]>();
  for (let at = start; at < end; at++) {
    if (module[at] !== i32Const) continue;
    const constant = readSigned(module, at + 1);
    const ranges = found.get(constant.value) ?? [];
    ranges.push({ start: at + 1, end: constant.end });
    found.set(constant.value, ranges);
  }
  return found;
}

/**
 * The constants of malloc that the compiler derived from the end of memory: its size class, three
 * times, and the last chunk.
 */
function findHeapConstants(constants: Map<number, Range[]>, heapEnd: number): number[] | undefined {
  const isFive = ({ start, end }: Range): boolean => end - start === 5;
  if (!constants.get(heapEnd - 52)?.some(isFive)) return undefined;
  const size = [...constants].find(
    ([value, ranges]) =>
      value > heapEnd / 2 &&
      ranges.filter(isFive).length === 3 &&
      // The start of the heap.
      constants.has(heapEnd - value),
  )?.[0];
  return size === undefined ? undefined : [size, size - 64, size - 63, heapEnd - 52];
}

/**
 * Gives the module a memory of a fixed size. The published one asks for 2 GiB, and its allocator,
 * which is compiled with that end, has to learn the new one.
 *
 * @param bytes even multiple of 64 KiB
 */
export function setMemorySize(module: Uint8Array, bytes: number): void {
  const heapEnd = setImportLimits(module, bytes / pageBytes);
  const section = findSection(module, codeSection);
  let patched = 0;
  let { value: rest, end: at } = readUnsigned(module, section.start);
  const needle = Buffer.from([i32Const, 0xcc, 0xff, 0xff, 0xff, 0x07]);
  for (; rest > 0; rest--) {
    const { value: size, end: start } = readUnsigned(module, at);
    at = start + size;
    if (Buffer.from(module.buffer, module.byteOffset + start, size).indexOf(needle) < 0) continue;
    const constants = indexConstants(module, { start, end: at });
    for (const value of findHeapConstants(constants, heapEnd) ?? []) {
      for (const range of constants.get(value) ?? []) {
        if (range.end - range.start !== 5) continue;
        overwrite(module, range.start, range.end, value - heapEnd + bytes);
        patched++;
      }
    }
  }
  if (patched !== 6) {
    throw new Error(
      `the allocator of the WebAssembly module has ${patched} of 6 known constants: compare malloc of the new release (packages/playground/src/build/memory.ts)`,
    );
  }
}
