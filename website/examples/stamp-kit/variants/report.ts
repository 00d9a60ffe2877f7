import { frame } from './frame';

export const report = (lines: string[]): string => lines.map(frame).join('\n');
