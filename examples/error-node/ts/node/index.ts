export const a = process.cwd();
