export const frame = (text: string): string => `[ ${text} ]`;
