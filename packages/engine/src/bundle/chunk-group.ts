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

/** A module with all that it imports statically, and what at least two of its lazy parts import. */
function collectChunk(start: string, modules: Modules): Set<string> {
  const chunk = collectStatic(start, modules);
  const seen = new Set<string>();
  for (const part of new Set(listDynamic(chunk, modules))) {
    for (const id of collectStatic(part, modules)) {
      if (seen.has(id)) chunk.add(id);
      seen.add(id);
    }
  }
  return chunk;
}

/** The chunk of each module. What the entry has is not loaded again, nor what the early module has. */
function nameChunks(modules: Modules): Map<string, 'early' | 'app' | null> {
  const inFolder = (name: string): string => join(folder, name);
  const names = new Map<string, 'early' | 'app' | null>();
  for (const id of collectChunk(inFolder('app.tsx'), modules)) names.set(id, 'app');
  for (const id of collectChunk(inFolder('early.ts'), modules)) names.set(id, 'early');
  for (const id of collectStatic(inFolder('entry.ts'), modules)) names.set(id, null);
  return names;
}

/**
 * Puts modules that the app shares with its lazy parts into the app chunk. In a separate chunk,
 * React would be requested only once the app has arrived: one more round trip. `early.ts`, which
 * runs while the app loads, and what its own lazy parts share form another chunk: in that of the
 * app, they would wait for React.
 */
export function createChunkGroup(): Rolldown.CodeSplittingGroup {
  let names: ReturnType<typeof nameChunks> | undefined;
  return {
    includeDependenciesRecursively: false,
    name(id, modules) {
      names ??= nameChunks(modules);
      return names.get(id) ?? null;
    },
  };
}
