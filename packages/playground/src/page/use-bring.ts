import { useEffect, useRef, useState } from 'react';
import type { OnProgress } from '../bring/collect.ts';
import type { Source } from '../bring/source.ts';
import { defaultConfigName, findConfigName } from '../config-file.ts';
import type { Dropped } from './dropped.ts';
import type { Brought } from './project-history.ts';
import type { PlaygroundStrings } from './strings.ts';
import { readDropped, useDropTarget } from './use-drop-target.ts';
import type { Project } from './use-project.ts';

/** A source with several packages, one of which the reader has to choose. */
type Choice = { source: Source; folders: string[] };

/** What reads projects loads when a reader brings one. */
const loadCollect = () => import('../bring/collect.ts');

class NothingRead extends Error {}

/** A project without a config gets one. */
async function addConfig(brought: Brought): Promise<Brought> {
  const { files } = brought;
  if (Object.keys(files).length === 0) throw new NothingRead();
  if (findConfigName(files)) return brought;
  const { proposeConfig } = await import('../convert/propose-config.ts');
  const { config, tsconfig, from, notes } = proposeConfig(files, { bundleTypes: false });
  const proposed = {
    [defaultConfigName]: config,
    ...(tsconfig && { [tsconfig.file]: tsconfig.text }),
  };
  return { ...brought, files: { ...files, ...proposed }, proposal: { from, notes } };
}

async function readProject(
  source: Source,
  folder: string,
  onProgress: OnProgress,
): Promise<Brought> {
  const { collectProject } = await loadCollect();
  return addConfig(await collectProject(source, folder, onProgress));
}

async function readPasted(text: string, name: string): Promise<Brought> {
  const { splitPasted } = await import('../bring/pasted.ts');
  return addConfig({ name, files: splitPasted(text), packages: {}, leftOut: new Map() });
}

function describe(error: unknown, strings: PlaygroundStrings): string {
  if (error instanceof NothingRead) return strings.nothingRead;
  const isTooLarge = error instanceof Error && error.name === 'ArchiveTooLarge';
  return isTooLarge ? strings.archiveTooLarge : strings.unreadable;
}

/**
 * Brings a project from the reader's disk or clipboard. Nothing of it leaves the page. `dropped` is
 * what came before the workbench was there.
 */
export function useBring(
  { session, base }: Project,
  strings: PlaygroundStrings,
  dropped: Dropped | undefined,
) {
  const [isReading, setIsReading] = useState(false);
  /** Why nothing came. */
  const [problem, setProblem] = useState<string>();
  /** In percent, while files are read. */
  const [progress, setProgress] = useState<number>();
  const [choice, setChoice] = useState<Choice>();

  /** What is being read. Something that is chosen later takes its place. */
  const latest = useRef<object>(undefined);

  /** Opens what comes, and says what goes on and what fails. */
  async function open(read: () => Promise<Brought | undefined>): Promise<void> {
    latest.current = read;
    const isLatest = (): boolean => latest.current === read;
    setIsReading(true);
    setProblem(undefined);
    setProgress(undefined);
    try {
      const brought = await read();
      const path = brought?.proposal && defaultConfigName;
      if (brought && isLatest()) void session.open({ base: brought, path });
    } catch (error) {
      if (isLatest()) setProblem(describe(error, strings));
    }
    if (!isLatest()) return;
    setProgress(undefined);
    setIsReading(false);
  }

  function readFolder(source: Source, folder: string): Promise<Brought> {
    const reading = latest.current;
    return readProject(source, folder, (done) => {
      if (latest.current === reading) setProgress(Math.floor(done * 100));
    });
  }

  async function readSource(source: Source): Promise<Brought | undefined> {
    const { listProjects } = await loadCollect();
    const folders = await listProjects(source);
    if (folders.length === 1) return readFolder(source, folders[0] ?? '');
    setChoice({ source, folders });
    return undefined;
  }

  const bring = (read: () => Promise<Source>): void =>
    void open(async () => readSource(await read()));

  const isReady = base !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in place of the first project
  useEffect(() => {
    if (isReady && dropped) bring(() => readDropped(dropped));
  }, [isReady]);

  return {
    isReading,
    problem,
    progress,
    choice,
    openFiles: (files: File[]) =>
      bring(async () => (await import('../bring/read-chosen.ts')).readChosen(files)),
    openText: (text: string) => void open(() => readPasted(text, strings.pasted)),
    /** The folder of one of the packages; without one, the choice ends. */
    choose(folder?: string) {
      setChoice(undefined);
      if (choice && folder !== undefined) void open(() => readFolder(choice.source, folder));
    },
    /** Props of the element on which things can be dropped. */
    dropTarget: useDropTarget((each) => bring(() => readDropped(each))),
  };
}

export type Bring = ReturnType<typeof useBring>;
