export const group = (digits: string) => digits.replace(/(\d{3})(?=\d)/g, '$1 ');
