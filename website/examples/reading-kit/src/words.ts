export const words = (text: string): string[] =>
  text.match(/\S+/g) ?? [];

export const letters = (text: string): number =>
  words(text).join('').length;
