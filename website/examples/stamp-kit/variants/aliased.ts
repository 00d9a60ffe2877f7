import { frame } from '@frame';

export const badge = (text: string): string => frame(text.toUpperCase());
