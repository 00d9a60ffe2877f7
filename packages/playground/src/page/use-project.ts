import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundManifest } from './manifest.ts';
import type { Base } from './project-history.ts';
import { ProjectSession, type Shown } from './project-session.ts';

export type Project = Pick<Shown, 'packages' | 'problem' | 'isUnkept'> & {
  session: ProjectSession;
  /** Undefined until they have been read. */
  base: Base | undefined;
  /** Those that readers see and change. Undefined until they have been read. */
  files: ProjectFiles | undefined;
  /** Path of the file in the editor. */
  path: string;
  canUndo: boolean;
  canRedo: boolean;
};

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
): Project {
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
    base: project?.base,
    files: project?.files,
    path: findPath(shown),
    canUndo: (project?.history.undo.length ?? 0) > 0,
    canRedo: (project?.history.redo.length ?? 0) > 0,
  };
}
