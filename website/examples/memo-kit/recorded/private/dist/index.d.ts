import type { MemoPad } from './pad.js';
export { MemoPad } from './pad.js';
export declare function report(pad: MemoPad): string;
