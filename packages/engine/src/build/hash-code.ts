import { dirname } from 'node:path';
import { listThemeFolders } from '../config/theme-folders.ts';
import { hashSources } from '../files/hash.ts';
import { listPackageSources } from '../files/roots.ts';
import type { Project } from '../site/load-project.ts';

/** Hashes all code that can change a generated file. A theme can be in another folder. */
export function hashCode({
  config: { theme, markdown },
}: Pick<Project, 'config'>): Promise<string> {
  return hashSources([
    ...listPackageSources(),
    ...listThemeFolders(theme),
    ...Object.values(markdown.transforms).flatMap((files) => files.map((file) => dirname(file))),
    'package-lock.json',
    'tsconfig.json',
  ]);
}
