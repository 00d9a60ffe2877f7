import { useEffect, useRef, useState } from 'react';
import type { BuildResult, ProjectFiles } from '../protocol.ts';
import { BuildEnded, CompilerClient, isSupported } from './compiler-client.ts';
import type { PlaygroundManifest } from './manifest.ts';

export type CompilerState =
  | {
      name:
        | 'idle'
        | 'unsupported'
        | 'starting'
        | 'building'
        | 'built'
        | 'unavailable'
        | BuildEnded['reason'];
    }
  | { name: 'loading'; percent: number };

export type Compiler = {
  state: CompilerState;
  /** Of the last build that was answered. */
  result: BuildResult | undefined;
  build: (files: ProjectFiles) => Promise<void>;
  stop: () => void;
};

/** Builds projects in a worker that lives as long as the page shows the workbench. */
export function useCompiler({ compiler }: PlaygroundManifest): Compiler {
  const client = useRef<CompilerClient>(undefined);
  /** What was asked for last; undefined while no build runs. */
  const queued = useRef<ProjectFiles>(undefined);
  const [state, setState] = useState<CompilerState>({
    name: isSupported() ? 'idle' : 'unsupported',
  });
  const [result, setResult] = useState<BuildResult>();
  useEffect(() => () => client.current?.end(), []);

  function showProgress(loadedBytes: number): void {
    const percent = Math.floor((loadedBytes / compiler.moduleBytes) * 100);
    setState(percent < 100 ? { name: 'loading', percent } : { name: 'starting' });
  }

  async function buildOnce(files: ProjectFiles): Promise<void> {
    client.current ??= new CompilerClient(compiler, showProgress);
    setState({ name: 'building' });
    try {
      setResult(await client.current.build(files));
      setState({ name: 'built' });
    } catch (error) {
      setState({ name: error instanceof BuildEnded ? error.reason : 'unavailable' });
    }
  }

  /** While one build runs, only the latest of the others waits. */
  async function build(files: ProjectFiles): Promise<void> {
    const isRunning = queued.current !== undefined;
    queued.current = files;
    if (isRunning || !isSupported()) return;
    for (let next: ProjectFiles | undefined; next !== queued.current; ) {
      next = queued.current ?? files;
      await buildOnce(next);
    }
    queued.current = undefined;
  }

  return { state, result, build, stop: () => client.current?.end() };
}
