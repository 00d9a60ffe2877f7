import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the folder with `package.json` and `site.config.ts`. */
export const repositoryRoot: string = dirname(dirname(fileURLToPath(import.meta.url)));
