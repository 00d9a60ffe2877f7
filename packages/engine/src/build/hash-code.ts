import { dirname } from 'node:path';
import { listThemeFolders } from '../config/theme-folders.ts';
import { hashSources } from '../files/hash.ts';
import type { Project } from '../site/load-project.ts';

/** Hashes all code that can change a generated file. A theme is a package of its own. */
export function hashCode({
  config: { theme, markdown },
}: Pick<Project, 'config'>): Promise<string> {
  return hashSources([
    'packages/engine/src',
    'packages/search/src',
    ...listThemeFolders(theme),
    ...Object.values(markdown.transforms).flatMap((files) => files.map((file) => dirname(file))),
    'package-lock.json',
    'tsconfig.json',
  ]);
}
