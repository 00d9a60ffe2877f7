import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const colors = require('picocolors');

export const warning = (text: string): string => colors.yellow(text);
