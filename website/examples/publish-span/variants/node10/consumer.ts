import { parseSpan } from 'time-span/parse';

export const minutes: number = parseSpan('1h30m');
