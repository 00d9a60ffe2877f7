import { Buffer } from 'node:buffer';

export const encode = (text: string): string => Buffer.from(text).toString('base64');
