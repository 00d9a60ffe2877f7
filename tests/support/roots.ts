import { dirname, join } from 'node:path';

/** Absolute path of the folder with `package-lock.json`. */
export const repositoryRoot = dirname(dirname(import.meta.dirname));

/** Absolute path of the folder with `site.config.ts`. */
export const websiteRoot = join(repositoryRoot, 'website');
