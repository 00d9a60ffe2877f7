import type { Tea } from './tea.js';
export declare const longest: number;
export declare function secondsFor(tea: Tea): number;
