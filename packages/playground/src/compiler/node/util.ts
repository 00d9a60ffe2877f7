import util from 'package-file:util/util.js';
import { stripAnsi } from '../log.ts';

const types = {
  isPromise: (value: unknown) => value instanceof Promise,
  isRegExp: (value: unknown) => value instanceof RegExp,
  isDate: (value: unknown) => value instanceof Date,
  isNativeError: (value: unknown) => value instanceof Error,
  isUint8Array: (value: unknown) => value instanceof Uint8Array,
};

export const builtin = {
  ...(util as object),
  types,
  TextEncoder,
  TextDecoder,
  // Colors are off.
  styleText: (_style: unknown, text: unknown) => String(text),
  stripVTControlCharacters: (text: unknown) => stripAnsi(String(text)),
  isDeepStrictEqual: (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b),
  debuglog: () => () => {},
};
