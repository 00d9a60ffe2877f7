const { sep } = require('node:path') as typeof import('node:path');

export const split = (file: string): string[] => file.split(sep);
