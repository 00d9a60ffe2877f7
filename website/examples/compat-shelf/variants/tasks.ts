export const settle = (tasks: Promise<string>[]) => Promise.allSettled(tasks);
export const last = (books: string[]): string | undefined => books.at(-1);
export const spaced = (title: string): string => title.replaceAll('-', ' ');
