import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PlaygroundManifest } from './manifest.ts';
import { ProjectSession, type Shown } from './project-session.ts';

/** The file that is open, or the one that readers look for first. */
function findPath({ project }: Shown): string {
  const { files = {}, path = 'src/index.ts' } = project ?? {};
  const paths = Object.keys(files);
  if (Object.hasOwn(files, path)) return path;
  return paths.find((each) => each.startsWith('src/')) ?? paths[0] ?? '';
}

/** The project of this tab, as long as the page shows the workbench. */
export function useProject(
  { samples }: PlaygroundManifest,
  initialSample: string,
  mayReplace: () => boolean,
) {
  const [session] = useState(() => new ProjectSession({ samples, initialSample, mayReplace }));
  const shown = useSyncExternalStore(session.subscribe, session.read);
  useEffect(() => {
    const follow = (): void => void session.follow();
    void session.start();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [session]);
  const { project, ...others } = shown;
  return {
    ...others,
    session,
    /** Undefined until they have been read. */
    base: project?.base,
    files: project?.files,
    /** Of the file in the editor. */
    path: findPath(shown),
    canUndo: (project?.history.undo.length ?? 0) > 0,
    canRedo: (project?.history.redo.length ?? 0) > 0,
  };
}

export type Project = ReturnType<typeof useProject>;
