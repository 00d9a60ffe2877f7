import { fs } from '../volume.ts';

export const builtin = fs;
