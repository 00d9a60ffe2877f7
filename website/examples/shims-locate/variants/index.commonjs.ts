export const folder = __dirname;
export const file = __filename;
export const load = (name: string): unknown => require(name);
