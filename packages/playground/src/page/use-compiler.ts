import { useEffect, useRef, useState } from 'react';
import type { BuildResult, Finding, OutputFile, ProjectFiles } from '../protocol.ts';
import { cacheCompiler } from './cache-compiler.ts';
import { BuildEnded, CompilerClient } from './compiler-client.ts';
import type { PlaygroundManifest } from './manifest.ts';
import { type ProjectRequest, RequestQueue } from './request-queue.ts';
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
        | BuildEnded['reason'];
    }
  | { name: 'loading'; percent: number }
  /** The compiler could not answer, for this reason. */
  | { name: 'refused'; reason: string };

/** The project as it would be packed. */
function addOutputs(files: ProjectFiles, { outputs }: BuildResult): ProjectFiles {
  const built = outputs.map(({ path, contents }) => [path, contents]);
  return { ...files, ...Object.fromEntries(built) };
}

/** What builds and checks have answered. */
function useAnswers() {
  /** The last build that was answered, and the last one before it that succeeded. */
  const [[result, previous], setResults] = useState<
    [BuildResult | undefined, BuildResult | undefined]
  >([undefined, undefined]);
  /** What the first build has written while its declaration files are made. */
  const [javascript, setJavascript] = useState<OutputFile[]>();
  /** Of the package as it was last built; undefined until somebody asks. */
  const [findings, setFindings] = useState<Finding[]>();
  /** Of the last build; undefined while one runs, and when it was ended. */
  const last = useRef<BuildResult>(undefined);
  function add(built: BuildResult): void {
    last.current = built;
    setResults(([before, good]) => [built, before?.succeeded ? before : good]);
    setJavascript(undefined);
    setFindings(undefined);
  }
  /** For another project: these are not answers about its files. */
  function forget(): void {
    last.current = undefined;
    setResults([undefined, undefined]);
    setJavascript(undefined);
    setFindings(undefined);
  }
  function start(): void {
    last.current = undefined;
    setJavascript(undefined);
  }
  const shown = { result, javascript, previous, findings, forget };
  return { shown, last, start, add, setJavascript, setFindings };
}

/** Builds projects in a worker that lives as long as the page shows the workbench. */
export function useCompiler({ compiler }: PlaygroundManifest) {
  const client = useRef<CompilerClient>(undefined);
  const queue = useRef<RequestQueue>(undefined);
  const [state, setState] = useState<CompilerState>({
    name: isSupported() ? 'idle' : 'unsupported',
  });
  const answers = useAnswers();

  function stop(): void {
    queue.current?.clear();
    client.current?.end();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the workbench closes
  useEffect(() => stop, []);

  function showProgress(loadedBytes: number): void {
    // A renewal is nothing to tell.
    if (!queue.current?.isRunning) return;
    const percent = Math.floor((loadedBytes / compiler.moduleBytes) * 100);
    setState(percent < 100 ? { name: 'loading', percent } : { name: 'starting' });
  }

  async function answer(
    name: 'building' | 'checking',
    ask: (client: CompilerClient) => Promise<void>,
  ): Promise<void> {
    client.current ??= new CompilerClient(compiler, showProgress);
    setState({ name });
    try {
      await ask(client.current);
      setState({ name: 'built' });
    } catch (error) {
      if (error instanceof BuildEnded) setState({ name: error.reason });
      else setState({ name: 'refused', reason: (error as Error).message });
    }
  }

  async function answerBuild({ files, packages }: ProjectRequest): Promise<void> {
    answers.start();
    // Later ones have TypeScript.
    const showJavascript = client.current ? undefined : answers.setJavascript;
    await answer('building', async (worker) => {
      answers.add(await worker.build({ ...packages, ...files }, showJavascript));
      void cacheCompiler(compiler);
    });
  }

  async function answerCheck({ files }: ProjectRequest): Promise<void> {
    const built = answers.last.current;
    // The failure is shown.
    if (!built?.succeeded) return;
    await answer('checking', async (worker) => {
      answers.setFindings(await worker.check(addOutputs(files, built)));
    });
  }

  function ask(request: (queue: RequestQueue) => Promise<void>): void {
    if (!isSupported()) return;
    queue.current ??= new RequestQueue({ build: answerBuild, check: answerCheck });
    void request(queue.current);
  }

  return {
    state,
    ...answers.shown,
    build: (request: ProjectRequest) => ask((requests) => requests.build(request)),
    buildChanged: (request: ProjectRequest) =>
      ask(async (requests) => {
        if (!requests.isLatest(request.files)) await requests.build(request);
      }),
    check: (request: ProjectRequest) => ask((requests) => requests.check(request)),
    stop,
  };
}

export type Compiler = ReturnType<typeof useCompiler>;
