export const version = '1.2.3';
