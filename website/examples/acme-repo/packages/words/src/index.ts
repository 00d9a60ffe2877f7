export const join = (...words: string[]): string => words.join(' ');
