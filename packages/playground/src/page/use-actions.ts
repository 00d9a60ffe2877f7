import { useEffect, useState } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundManifest } from './manifest.ts';
import { nameOf } from './project-history.ts';
import { keepTexts, writeHash } from './share.ts';
import type { PlaygroundStrings } from './strings.ts';
import type { Compiler, CompilerState } from './use-compiler.ts';
import type { Project } from './use-project.ts';

/** Whether a link to a project that is no sample holds all of it. */
function holdsOnlyTexts(files: ProjectFiles, packages: ProjectFiles): boolean {
  const isText = (contents: string | Uint8Array): boolean => typeof contents === 'string';
  return Object.keys(packages).length === 0 && Object.values(files).every(isText);
}

const busy: CompilerState['name'][] = ['loading', 'starting', 'building', 'checking'];

/** What the buttons of the toolbar do, and a note about the last one. The log shows findings. */
export function useActions(
  project: Project,
  compiler: Compiler,
  versions: PlaygroundManifest['packages'],
  strings: PlaygroundStrings,
  onCheck: () => void,
) {
  const { session, base, files = {}, packages } = project;
  const { state, result } = compiler;
  const [note, setNote] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is about these files
  useEffect(() => setNote(undefined), [project.files]);

  async function share(): Promise<void> {
    const hash = await writeHash(keepTexts(base && 'sample' in base ? base.sample : '', files));
    if (hash === undefined) return setNote(strings.tooLarge);
    history.replaceState(history.state, '', hash);
    const isWhole = base && 'sample' in base ? true : holdsOnlyTexts(files, packages);
    setNote(isWhole ? strings.shared : `${strings.shared} ${strings.sharedTexts}`);
  }

  async function download(): Promise<void> {
    const { downloadProject } = await import('./download.ts');
    downloadProject((base ? nameOf(base) : 'project').replace(/[^\w.-]+/g, '-'), files, versions);
  }

  function build(): void {
    setNote(undefined);
    compiler.build({ files, packages });
  }

  function checkPackage(): void {
    setNote(undefined);
    onCheck();
    compiler.check({ files, packages });
  }

  return {
    note,
    actions: {
      build,
      stop: busy.includes(state.name) ? compiler.stop : undefined,
      undo: project.canUndo ? () => session.travel('undo') : undefined,
      redo: project.canRedo ? () => session.travel('redo') : undefined,
      reset: () => session.reset(),
      share: () => void share(),
      download: () => void download().catch(() => setNote(strings.unavailable)),
      checkPackage: result?.succeeded ? checkPackage : undefined,
    },
  };
}
