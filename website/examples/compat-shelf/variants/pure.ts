import at from 'core-js-pure/actual/array/at.js';

export const newest = (books: string[]): string | undefined => at(books, -1);
