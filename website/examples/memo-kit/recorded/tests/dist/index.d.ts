/*! memo-kit, MIT */
/** Formats one memo. */
export declare function memo(title: string, done?: boolean): string;
