import { useEffect, useRef, useState } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import { type KeptState, keepState, readKeptState } from './kept-state.ts';
import type { PlaygroundManifest } from './manifest.ts';
import { loadSample } from './samples.ts';
import { keepTexts, readHash, readSampleName } from './share.ts';

export type Project = {
  sample: string;
  /** Those that readers see and change. Undefined until they have been read. */
  files: ProjectFiles | undefined;
  /** Packages of the sample, which are built with it. */
  packages: ProjectFiles;
  problem: 'brokenLink' | 'unavailable' | undefined;
  /** Path of the file that was last open in this tab. */
  keptPath: string | undefined;
  setFiles: (files: ProjectFiles) => void;
  openSample: (sample: string) => Promise<void>;
  /** Remembers the open file for a reload. */
  keepPath: (path: string) => void;
};

/** What an address asks for. */
type Linked = { state?: KeptState; isBroken: boolean };

async function readAddress(samples: PlaygroundManifest['samples']): Promise<Linked> {
  const { hash } = location;
  const sample = readSampleName(hash);
  if (sample) {
    return Object.hasOwn(samples, sample)
      ? { state: { sample }, isBroken: false }
      : { isBroken: true };
  }
  try {
    const state = await readHash(hash);
    return { ...(state && { state }), isBroken: false };
  } catch {
    return { isBroken: true };
  }
}

/**
 * Opens a project: that of the address, else the one of this tab, else the sample of the page.
 * `mayReplace` asks the reader whether a link may take the place of what was changed.
 */
export function useProject(
  { samples }: PlaygroundManifest,
  initialSample: string,
  mayReplace: () => boolean,
): Project {
  const [sample, setSample] = useState(initialSample);
  const [files, setFiles] = useState<ProjectFiles>();
  const [packages, setPackages] = useState<ProjectFiles>({});
  const [problem, setProblem] = useState<Project['problem']>();
  const kept = useRef<KeptState>({ sample: initialSample });

  function keep(state: KeptState): void {
    kept.current = state;
    keepState(state);
  }

  /** The texts of a state replace those of its sample: what they lack was deleted. */
  async function open(state: KeptState): Promise<void> {
    const known = Object.hasOwn(samples, state.sample) ? state.sample : initialSample;
    try {
      const loaded = await loadSample(samples[known] as string);
      const bytes = Object.entries(loaded.files).filter(([, text]) => typeof text !== 'string');
      setSample(known);
      setPackages(loaded.packages);
      setFiles(state.files ? { ...Object.fromEntries(bytes), ...state.files } : loaded.files);
      setProblem(undefined);
      keep({ ...state, sample: known });
    } catch {
      setProblem('unavailable');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page starts with
  useEffect(() => {
    const start = async (): Promise<void> => {
      const { state, isBroken } = await readAddress(samples);
      await open(state ?? readKeptState() ?? { sample: initialSample });
      if (isBroken) setProblem('brokenLink');
    };
    /** Another link in the same tab. */
    const follow = async (): Promise<void> => {
      const { state, isBroken } = await readAddress(samples);
      if (isBroken) setProblem('brokenLink');
      if (state && (!kept.current.files || mayReplace())) await open(state);
    };
    const onHashChange = (): void => void follow();
    void start();
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, []);

  return {
    sample,
    files,
    packages,
    problem,
    keptPath: kept.current.path,
    setFiles(next) {
      setFiles(next);
      setProblem(undefined);
      keep({ ...kept.current, ...keepTexts(sample, next) });
      // From now on, a reload opens what is kept.
      if (location.hash) history.replaceState(history.state, '', location.pathname);
    },
    openSample: (name) => open({ sample: name }),
    keepPath: (path) => keep({ ...kept.current, path }),
  };
}
