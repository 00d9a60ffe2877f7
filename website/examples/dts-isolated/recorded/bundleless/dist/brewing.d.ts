import type { Tea } from './tea.js';
export declare const brewing: ReadonlyMap<Tea, number>;
