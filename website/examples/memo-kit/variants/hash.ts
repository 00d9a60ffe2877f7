declare const WEBPACK_HASH: string;

export const build = (): string => WEBPACK_HASH;
