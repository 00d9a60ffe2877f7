import { readFile } from 'node:fs/promises';

export const rules = (await readFile('requests.txt', 'utf8')).split('\n');
