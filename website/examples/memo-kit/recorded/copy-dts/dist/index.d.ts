import type { Memo } from './memo.js';
export declare const title: (memo: Memo) => string;
