import { useEffect, useState } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundManifest } from './manifest.ts';
import { loadSample } from './samples.ts';
import { isKeptProject, type KeptProject, keepTexts, readHash } from './share.ts';

const storageKey = 'playground';

export type Project = {
  sample: string;
  /** Those that readers see and change. Undefined until they have been read. */
  files: ProjectFiles | undefined;
  /** Packages of the sample, which are built with it. */
  packages: ProjectFiles;
  problem: 'brokenLink' | 'unavailable' | undefined;
  setFiles: (files: ProjectFiles) => void;
  openSample: (sample: string) => Promise<void>;
};

/** Kept for the tab, so that nothing typed is lost. Storage can be off or full. */
function keep(project: KeptProject): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(project));
  } catch {}
}

function readKept(): KeptProject | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return isKeptProject(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Opens a project: that of the address, else the one of this tab, else the sample of the page. */
export function useProject({ samples }: PlaygroundManifest, initialSample: string): Project {
  const [sample, setSample] = useState(initialSample);
  const [files, setFiles] = useState<ProjectFiles>();
  const [packages, setPackages] = useState<ProjectFiles>({});
  const [problem, setProblem] = useState<Project['problem']>();

  /** `changed` replaces texts of the sample: what it lacks was deleted. */
  async function open(name: string, changed?: KeptProject['files']): Promise<void> {
    const known = Object.hasOwn(samples, name) ? name : initialSample;
    try {
      const loaded = await loadSample(samples[known] as string);
      const bytes = Object.entries(loaded.files).filter(([, text]) => typeof text !== 'string');
      setSample(known);
      setPackages(loaded.packages);
      setFiles(changed ? { ...Object.fromEntries(bytes), ...changed } : loaded.files);
    } catch {
      setProblem('unavailable');
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page starts with
  useEffect(() => {
    const start = async (): Promise<void> => {
      const shared = await readHash(location.hash).catch(() => setProblem('brokenLink'));
      const linked = location.hash.slice(1);
      const kept = Object.hasOwn(samples, linked) ? undefined : (shared ?? readKept());
      await open(kept?.sample ?? linked, kept?.files);
    };
    void start();
  }, []);

  return {
    sample,
    files,
    packages,
    problem,
    setFiles(next) {
      setFiles(next);
      keep(keepTexts(sample, next));
      // From now on, a reload opens what is kept.
      if (location.hash) history.replaceState(history.state, '', location.pathname);
    },
    async openSample(name) {
      sessionStorage.removeItem(storageKey);
      await open(name);
    },
  };
}
