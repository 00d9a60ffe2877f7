import { frame } from './frame';

export const stamp = (text: string): string => frame(`${text}, v${__VERSION__}`);
