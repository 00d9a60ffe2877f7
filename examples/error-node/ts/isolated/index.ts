export const a = [1].map(String); export const b = () => a.length + 1; export class C { d = a.length; }
