import type { BroughtProject } from '../bring/collect.ts';
import type { ProposalNote } from '../convert/draft.ts';
import type { ProjectFiles } from '../protocol.ts';

/** What a reader has brought. */
export type Brought = BroughtProject & {
  /** The file from which its config was proposed, and what that says and the config does not. */
  proposal?: { from: string; notes: ProposalNote[] };
};

/** What a project began as, and what Reset leads back to. */
export type Base = { sample: string } | Brought;

export const nameOf = (base: Base): string => ('sample' in base ? base.sample : base.name);

export type ProjectState = {
  base: Base;
  /** Those that readers see and change. */
  files: ProjectFiles;
};

/** The way from one state of a project to another: files by path, undefined where there is none. */
export type Step = {
  base: Base;
  files: Map<string, string | Uint8Array | undefined>;
};

/** The step that leads from `now` back to `before`. */
export function createStep(before: ProjectState, now: ProjectState): Step {
  const paths = new Set([...Object.keys(before.files), ...Object.keys(now.files)]);
  const read = ({ files }: ProjectState, path: string) =>
    Object.hasOwn(files, path) ? files[path] : undefined;
  const changed = [...paths].filter((path) => read(before, path) !== read(now, path));
  return {
    base: before.base,
    files: new Map(changed.map((path) => [path, read(before, path)])),
  };
}

/** The state that a step leads to. Files that it does not name keep what was typed since. */
function takeStep({ files }: ProjectState, step: Step): ProjectState {
  const next = new Map(Object.entries(files));
  for (const [path, contents] of step.files) {
    if (contents === undefined) next.delete(path);
    else next.set(path, contents);
  }
  return { base: step.base, files: Object.fromEntries(next) };
}

export type History = { undo: Step[]; redo: Step[] };

export const noHistory: History = { undo: [], redo: [] };

const maxSteps = 30;
/** In characters and bytes, of all that the steps hold. */
const maxLength = 10_000_000;

function lengthOf({ files }: Step): number {
  return [...files.values()].reduce((sum, contents) => sum + (contents?.length ?? 0), 0);
}

/** The latest steps that fit. */
function cut(steps: Step[]): Step[] {
  const latest = steps.slice(-maxSteps);
  while (latest.reduce((sum, step) => sum + lengthOf(step), 0) > maxLength) latest.shift();
  return latest;
}

export function addStep({ undo }: History, step: Step): History {
  return { undo: cut([...undo, step]), redo: [] };
}

/** Undoes the last step, or redoes it. Undefined when there is none. */
export function move(
  state: ProjectState,
  history: History,
  from: 'undo' | 'redo',
): { state: ProjectState; history: History } | undefined {
  const step = history[from].at(-1);
  if (!step) return undefined;
  const to = from === 'undo' ? 'redo' : 'undo';
  const next = takeStep(state, step);
  const rest = {
    [from]: history[from].slice(0, -1),
    [to]: [...history[to], createStep(state, next)],
  };
  return { state: next, history: rest as History };
}
