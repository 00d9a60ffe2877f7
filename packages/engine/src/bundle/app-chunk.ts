import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { engineRoot } from '../files/roots.ts';

type Modules = Rolldown.ChunkingContext;

const folder = join(engineRoot, 'src/browser');

/** Modules that a module imports statically, directly or through others. */
function collectStatic(start: string, modules: Modules): Set<string> {
  const found = new Set([start]);
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

function listDynamic(ids: Iterable<string>, modules: Modules): string[] {
  return [...ids].flatMap((id) => modules.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
}

/** Modules of the app chunk: those of the app, and those that its lazy parts share. */
function collectApp(modules: Modules): Set<string> {
  const atStart = collectStatic(join(folder, 'entry.ts'), modules);
  const app = collectStatic(join(folder, 'app.tsx'), modules);
  const seen = new Set<string>();
  for (const part of new Set(listDynamic(app, modules))) {
    for (const id of collectStatic(part, modules)) {
      if (seen.has(id)) app.add(id);
      seen.add(id);
    }
  }
  for (const id of atStart) app.delete(id);
  return app;
}

/**
 * Puts modules that the app shares with its lazy parts into the app chunk. In a separate chunk,
 * React would be requested only once the app has arrived: one more round trip.
 */
export function createAppChunk(): Rolldown.CodeSplittingGroup {
  let app: Set<string> | undefined;
  return {
    includeDependenciesRecursively: false,
    name(id, modules) {
      app ??= collectApp(modules);
      return app.has(id) ? 'app' : null;
    },
  };
}
