import { red } from 'picocolors';

export const alarm = (text: string): string => red(text);
