import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder with `package-lock.json`. */
export const repositoryRoot: string = dirname(dirname(fileURLToPath(import.meta.url)));
