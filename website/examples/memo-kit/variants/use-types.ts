import type { Memo } from './memo';

export const title = (memo: Memo): string => memo.title;
