import { useEffect, useState } from 'react';
import { keepTexts, writeHash } from './share.ts';
import type { PlaygroundStrings } from './strings.ts';
import type { Compiler, CompilerState } from './use-compiler.ts';
import type { Project } from './use-project.ts';

const busy: CompilerState['name'][] = ['loading', 'starting', 'building', 'checking'];

/** What the buttons of the toolbar do, and a note about the last one. The log shows findings. */
export function useActions(
  project: Project,
  compiler: Compiler,
  strings: PlaygroundStrings,
  onCheck: () => void,
) {
  const { sample, files = {}, packages } = project;
  const { state, result } = compiler;
  const [note, setNote] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note is about these files
  useEffect(() => setNote(undefined), [project.files]);

  async function share(): Promise<void> {
    const hash = await writeHash(keepTexts(sample, files));
    if (hash === undefined) return setNote(strings.tooLarge);
    history.replaceState(history.state, '', hash);
    setNote(strings.shared);
  }

  async function download(): Promise<void> {
    const { downloadZip } = await import('./zip.ts');
    downloadZip(sample.replace('/', '-'), files);
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
      reset: () => void project.openSample(sample),
      share: () => void share(),
      download: () => void download().catch(() => setNote(strings.unavailable)),
      checkPackage: result?.succeeded ? checkPackage : undefined,
    },
  };
}
