import type en from '../strings/en.json';

/** UI strings of this theme. The English ones define the shape that all other languages have. */
export type Strings = typeof en;
