import { a } from 'unit';

export const untyped: number = a;
