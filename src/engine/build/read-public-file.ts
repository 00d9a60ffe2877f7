import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteConfigFile } from '../config/load-site.ts';
import { BuildFailure } from '../diagnostics.ts';
import type { Project } from './project.ts';

/** Reads a file of `public/` that a field of the configuration names. */
export async function readPublicFile(root: string, route: string, field: string): Promise<Buffer> {
  try {
    return await readFile(join(root, 'public', route));
  } catch {
    throw new BuildFailure([
      {
        severity: 'error',
        file: siteConfigFile,
        message: `${field} ${route} is not a file in public/`,
        hint: `Put the picture at public${route}, or name another one.`,
      },
    ]);
  }
}

/** Stops before anything is written when a picture is missing that others are made of. */
export async function checkBrandFiles({ root, site }: Project): Promise<void> {
  const { brand, icon, logo } = site;
  if (brand && icon) await readPublicFile(root, icon, 'icon');
  if (brand?.shareImages) await readPublicFile(root, logo.dark, 'logo.dark');
}
