import path from 'path-browserify';

const posix = { ...path, toNamespacedPath: (value: string) => value };

export const builtin = Object.assign(posix, { posix, win32: posix });
