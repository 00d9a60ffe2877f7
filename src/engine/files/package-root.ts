import { dirname } from 'node:path';

/** Absolute path of the folder with `src/` and `package.json`. The site can be in another folder. */
export const packageRoot = dirname(dirname(dirname(import.meta.dirname)));
