import { builtin as util } from './util.ts';

export const builtin = util.types;
