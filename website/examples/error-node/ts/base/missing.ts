import { a } from 'left-unit';

export const missing: number = a;
