import { weigh } from 'weights';
export const weight = weigh();
