import { shout } from './shout';

export const greet = (name: string): string => shout(`Hello, ${name}`);
