export const words = (text: string): string[] =>
  text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

export const initials = (text: string): string =>
  words(text).map((word) => word[0]).join('');
