import { useEffect, useState } from 'react';
import type { ProjectFiles } from '../protocol.ts';
import type { EncodedFiles, PlaygroundManifest } from './manifest.ts';
import { readHash } from './share.ts';

const storageKey = 'playground';

export type Project = {
  sample: string;
  /** Undefined until they have been read. */
  files: ProjectFiles | undefined;
  problem: 'brokenLink' | undefined;
  setFiles: (files: ProjectFiles) => void;
  openSample: (sample: string) => Promise<void>;
};

function decode(files: EncodedFiles): ProjectFiles {
  const toBytes = (base64: string): Uint8Array =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [
      path,
      typeof contents === 'string' ? contents : toBytes(contents.base64),
    ]),
  );
}

/** Kept for the tab, so that nothing typed is lost. Storage can be off or full. */
function keep(sample: string, files: ProjectFiles): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ sample, files }));
  } catch {}
}

function readKept(): { sample: string; files: Record<string, string> } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

const isText = (files: ProjectFiles): boolean =>
  Object.values(files).every((contents) => typeof contents === 'string');

/** The reader's project: from the address, else from this tab, else the sample of the page. */
export function useProject({ samples }: PlaygroundManifest, initialSample: string): Project {
  const [sample, setSample] = useState(initialSample);
  const [files, setFiles] = useState<ProjectFiles>();
  const [problem, setProblem] = useState<Project['problem']>();

  async function openSample(name: string): Promise<void> {
    const response = await fetch(samples[name] ?? '');
    setSample(name);
    setFiles(decode((await response.json()) as EncodedFiles));
    sessionStorage.removeItem(storageKey);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the page starts with
  useEffect(() => {
    const open = async (): Promise<void> => {
      const shared = await readHash(location.hash).catch(() => setProblem('brokenLink'));
      const kept = readKept();
      if (shared) return setFiles(shared);
      if (!kept) return openSample(initialSample);
      setSample(kept.sample);
      setFiles(kept.files);
    };
    void open();
  }, []);

  return {
    sample,
    files,
    problem,
    setFiles(next) {
      setFiles(next);
      if (isText(next)) keep(sample, next);
    },
    openSample,
  };
}
