import { keptStateKey } from './kept-state-key.ts';
import { isKeptProject, type KeptProject } from './share.ts';

/** What is open in this tab. Without `files`, the sample is unchanged. */
export type KeptState = { sample: string; files?: KeptProject['files']; path?: string };

/** Storage can be off or full. */
export function keepState(state: KeptState): void {
  try {
    sessionStorage.setItem(keptStateKey, JSON.stringify(state));
  } catch {}
}

export function readKeptState(): KeptState | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keptStateKey) ?? 'null');
    const isKept = isKeptProject({ ...kept, files: kept.files ?? {} });
    return isKept && ['string', 'undefined'].includes(typeof kept.path) ? kept : undefined;
  } catch {
    return undefined;
  }
}
