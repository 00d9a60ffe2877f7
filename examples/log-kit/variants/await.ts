import { readFile } from 'node:fs/promises';

export const rules = (await readFile('app.log', 'utf8')).split('\n');
