const colors = require('picocolors');

export * from './unit';

export const mode = import.meta.env.MODE;

export const icon = new URL('./icon.svg', import.meta.url);

export const paint = (text?: string): string => colors.red(text ?? 'none');
