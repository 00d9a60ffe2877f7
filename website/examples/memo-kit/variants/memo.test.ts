import { memo } from './index';

if (memo('a') !== '[ ] a') throw new Error('memo');
