import { a } from 'unit';
export const untyped = a;
