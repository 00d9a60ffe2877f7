import { dirname } from 'node:path';
import { hashSources } from '../files/hash.ts';
import type { Project } from '../site/load-project.ts';

/** Hashes all code that can change a generated file. A theme is a package of its own. */
export function hashCode({ config: { theme } }: Pick<Project, 'config'>): Promise<string> {
  const themeFolders = [dirname(theme.entry), dirname(theme.serverEntry)];
  return hashSources([
    'packages/engine/src',
    'packages/search/src',
    ...themeFolders,
    'package-lock.json',
    'tsconfig.json',
  ]);
}
