import { expect, test } from 'vitest';
import { overwrite, readSigned, readUnsigned } from './leb128.ts';
import { setMemorySize } from './memory.ts';

test('reads numbers as WebAssembly writes them', () => {
  expect(readUnsigned(Uint8Array.of(0xe5, 0x8e, 0x26), 0)).toEqual({ value: 624_485, end: 3 });
  expect(readSigned(Uint8Array.of(0xc0, 0xbb, 0x78), 0)).toEqual({ value: -123_456, end: 3 });
});

test('overwrites a number in place', () => {
  const bytes = Uint8Array.of(0x80, 0x80, 0x80, 0x80, 0x08, 0xff);
  overwrite(bytes, 0, 5, 134_217_728);
  expect(readUnsigned(bytes, 0)).toEqual({ value: 134_217_728, end: 5 });
  expect(bytes[5]).toBe(0xff);
  expect(() => overwrite(bytes, 0, 1, 300)).toThrow('more than 1 bytes');
});

/** A module that imports a memory of 2 GiB, and has one function with this body. */
function createModule(...body: number[]): Uint8Array {
  const memory = [0x01, 0x6d, 0x01, 0x6d, 0x02, 0x03, 0x80, 0x80, 0x02, 0x80, 0x80, 0x02];
  const code = [body.length, ...body];
  return Uint8Array.of(
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...[0x02, memory.length + 1, 0x01, ...memory],
    ...[0x0a, code.length + 1, 0x01, ...code],
  );
}

test('stops when the allocator is another one', () => {
  expect(() => setMemorySize(createModule(0x00, 0x0b), 128 * 2 ** 20)).toThrow('0 of 6');
});
