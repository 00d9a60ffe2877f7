import { dirname } from 'node:path';
import { hashSources } from '../files/hash.ts';
import type { Project } from '../site/load-project.ts';

/** Hashes all code that can change a generated file. A theme can live outside of `src/`. */
export function hashCode({ config: { theme } }: Pick<Project, 'config'>): Promise<string> {
  const themeFolders = [dirname(theme.entry), dirname(theme.serverEntry)];
  return hashSources(['src', ...themeFolders, 'package-lock.json', 'tsconfig.json']);
}
