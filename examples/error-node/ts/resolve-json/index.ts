import a from './a.json'; export const b = a;
