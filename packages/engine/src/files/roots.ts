import { dirname } from 'node:path';

/** Absolute path of this package. */
export const engineRoot = dirname(dirname(import.meta.dirname));

/** Absolute path of the folder with `package-lock.json`. The site can be in another folder. */
export const workspaceRoot = dirname(dirname(engineRoot));
