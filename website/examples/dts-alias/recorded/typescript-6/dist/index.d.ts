import type { Trail } from './model.js';
export declare const label: (trail: Trail) => string;
