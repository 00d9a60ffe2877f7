import { useEffect, useRef, useState } from 'react';
import type { BuildResult, Finding, ProjectFiles } from '../protocol.ts';
import { cacheCompiler } from './cache-compiler.ts';
import { BuildEnded, CompilerClient } from './compiler-client.ts';
import type { PlaygroundManifest } from './manifest.ts';
import { isSupported } from './support.ts';

export type CompilerState =
  | {
      name:
        | 'idle'
        | 'unsupported'
        | 'starting'
        | 'building'
        | 'checking'
        | 'built'
        | 'unavailable'
        | BuildEnded['reason'];
    }
  | { name: 'loading'; percent: number };

export type Compiler = {
  state: CompilerState;
  /** Of the last build that was answered. */
  result: BuildResult | undefined;
  /** The last one before it that succeeded. */
  previous: BuildResult | undefined;
  /** Of the package as it was last built; undefined until somebody asks. */
  findings: Finding[] | undefined;
  build: (files: ProjectFiles) => Promise<void>;
  check: (files: ProjectFiles) => Promise<void>;
  stop: () => void;
};

/** What the worker is asked for. */
type Request = { type: 'build' | 'check'; files: ProjectFiles };

/** Builds projects in a worker that lives as long as the page shows the workbench. */
export function useCompiler({ compiler }: PlaygroundManifest): Compiler {
  const client = useRef<CompilerClient>(undefined);
  /** What was asked for last; undefined while nothing runs. */
  const queued = useRef<Request>(undefined);
  const [state, setState] = useState<CompilerState>({
    name: isSupported() ? 'idle' : 'unsupported',
  });
  const [[result, previous], setResults] = useState<
    [BuildResult | undefined, BuildResult | undefined]
  >([undefined, undefined]);
  const [findings, setFindings] = useState<Finding[]>();

  useEffect(() => () => client.current?.end(), []);

  function showProgress(loadedBytes: number): void {
    // A renewal is nothing to tell.
    if (!queued.current) return;
    const percent = Math.floor((loadedBytes / compiler.moduleBytes) * 100);
    setState(percent < 100 ? { name: 'loading', percent } : { name: 'starting' });
  }

  async function answer({ type, files }: Request): Promise<void> {
    client.current ??= new CompilerClient(compiler, showProgress);
    setState({ name: type === 'build' ? 'building' : 'checking' });
    try {
      if (type === 'check') setFindings(await client.current.check(files));
      else {
        const built = await client.current.build(files);
        setResults(([last, good]) => [built, last?.succeeded ? last : good]);
        setFindings(undefined);
        void cacheCompiler(compiler);
      }
      setState({ name: 'built' });
    } catch (error) {
      setState({ name: error instanceof BuildEnded ? error.reason : 'unavailable' });
    }
  }

  /** While one request runs, only the latest of the others waits. */
  async function ask(request: Request): Promise<void> {
    const isRunning = queued.current !== undefined;
    queued.current = request;
    if (isRunning || !isSupported()) return;
    for (let next: Request | undefined; next !== queued.current; ) {
      next = queued.current ?? request;
      await answer(next);
    }
    queued.current = undefined;
  }

  return {
    state,
    result,
    previous,
    findings,
    build: (files) => ask({ type: 'build', files }),
    check: (files) => ask({ type: 'check', files }),
    stop: () => client.current?.end(),
  };
}
