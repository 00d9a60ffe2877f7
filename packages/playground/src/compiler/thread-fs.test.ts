import { afterEach, expect, test, vi } from 'vitest';

/** The disk of the worker, whose answers have at most ten bytes. */
const worker = {
  readFileSync: vi.fn((path: string) => {
    const length = Number(/\d+/.exec(path)?.[0]);
    if (!(length <= 10)) throw new RangeError('payload overflow');
    return Uint8Array.from({ length }, (_, index) => index);
  }),
  openSync: vi.fn(() => 9000),
  fstatSync: vi.fn(() => 'stats of the worker'),
  readSync: vi.fn(() => 7),
  closeSync: vi.fn(),
  mkdirSync: vi.fn(),
};
vi.mock('@napi-rs/wasm-runtime', () => ({ createFsProxy: () => worker }));

const { threadFs: fs } = await import('./thread-fs.ts');

afterEach(() => {
  vi.clearAllMocks();
});

test('a small file is asked for once, and read in parts', () => {
  const file = fs.openSync('/size-5', 0, 0);
  expect(fs.fstatSync(file, { bigint: true })).toMatchObject({ size: 5n });
  const target = new Uint8Array(4);
  expect(fs.readSync(file, target, 1, 3, 1)).toBe(3);
  expect([...target]).toEqual([0, 1, 2, 3]);
  expect(fs.readSync(file, target, 0, 4, 4)).toBe(1);
  expect(fs.readSync(file, target, 0, 4, 5)).toBe(0);
  fs.closeSync(file);
  expect(worker.readFileSync).toHaveBeenCalledOnce();
  for (const call of ['openSync', 'fstatSync', 'readSync', 'closeSync'] as const) {
    expect(worker[call]).not.toHaveBeenCalled();
  }
});

test.each([
  ['a large file', '/size-11', 0],
  ['a folder or nothing', '/folder', 0],
  ['a file that is written', '/size-5', 0o101],
])('%s is opened by the worker', (_, path, flags) => {
  const file = fs.openSync(path, flags, 0o666);
  expect(worker.openSync).toHaveBeenCalledWith(path, flags, 0o666);
  expect(fs.fstatSync(file, {})).toBe('stats of the worker');
  expect(fs.readSync(file, new Uint8Array(1), 0, 1, 0)).toBe(7);
  fs.closeSync(file);
  expect(worker.closeSync).toHaveBeenCalledWith(file);
});

test('everything else is asked of the worker, but links, which it has none of', () => {
  fs.mkdirSync('/a');
  expect(worker.mkdirSync).toHaveBeenCalledWith('/a');
  expect(() => fs.readlinkSync('/a')).toThrow(expect.objectContaining({ code: 'EINVAL' }));
});
