import type { ProjectFiles } from '../protocol.ts';
import type { PlaygroundManifest } from './manifest.ts';
import {
  addStep,
  type Base,
  createStep,
  type History,
  move,
  nameOf,
  noHistory,
  type ProjectState,
} from './project-history.ts';
import { ProjectStore, type RecentProject, type SavedProject } from './project-store.ts';
import { loadSample, type Sample } from './samples.ts';
import { readHash, readSampleName } from './share.ts';

/** What the workbench shows of a project. A new object after each change. */
export type Shown = {
  /** Undefined until it has been read. */
  project: SavedProject | undefined;
  /** Packages that are built with it, below `node_modules/`. */
  packages: ProjectFiles;
  problem: 'brokenLink' | 'unavailable' | undefined;
  /** Whether the browser has refused to keep the project on this device. */
  isUnkept: boolean;
};

/** A project to open. Without files it is what its base is. */
type Opened = {
  base: Base;
  files?: ProjectFiles | undefined;
  /** Of the file to show. */
  path?: string | undefined;
};

/** What an address asks for. */
type Linked = { opened?: Opened; isBroken: boolean };

async function readAddress(samples: PlaygroundManifest['samples']): Promise<Linked> {
  const { hash } = location;
  const sample = readSampleName(hash);
  if (sample) {
    return Object.hasOwn(samples, sample)
      ? { opened: { base: { sample } }, isBroken: false }
      : { isBroken: true };
  }
  try {
    const linked = await readHash(hash);
    if (!linked) return { isBroken: false };
    const { files } = linked;
    const base: Base = linked.sample
      ? { sample: linked.sample }
      : { name: 'project', files, packages: {}, leftOut: new Map() };
    return { opened: { base, files }, isBroken: false };
  } catch {
    return { isBroken: true };
  }
}

const onlyBytes = (files: ProjectFiles): ProjectFiles =>
  Object.fromEntries(Object.entries(files).filter(([, contents]) => typeof contents !== 'string'));

/** The history after a project is opened. Opening the same one again is no step. */
function addOpening(before: SavedProject, now: ProjectState): History {
  const step = createStep(before, now);
  const isSame = step.files.size === 0 && nameOf(before.base) === nameOf(now.base);
  return isSame ? before.history : addStep(before.history, step);
}

type Options = {
  samples: PlaygroundManifest['samples'];
  /** Opens when neither the address nor this tab has another project. */
  initialSample: string;
  /** Asks the reader whether a link may take the place of what was changed. */
  mayReplace: () => boolean;
};

/** The project of a tab: opens, changes and keeps it, and goes back. */
export class ProjectSession {
  readonly #options: Options;
  readonly #store = new ProjectStore(() => this.#show({ isUnkept: true }));
  readonly #listeners = new Set<() => void>();
  #shown: Shown = { project: undefined, packages: {}, problem: undefined, isUnkept: false };

  constructor(options: Options) {
    this.#options = options;
  }

  /** Calls back after each change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): Shown => this.#shown;

  /** Opens what the address names, else what this tab has kept, else the initial sample. */
  async start(): Promise<void> {
    const { opened, isBroken } = await readAddress(this.#options.samples);
    const saved = await this.#store.load();
    if (opened) await this.#openAs(opened, saved);
    else if (saved) await this.#replace(saved.base, ({ base }) => ({ ...saved, base }));
    else await this.#openAs({ base: { sample: this.#options.initialSample } });
    if (isBroken) this.#show({ problem: 'brokenLink' });
  }

  /** Opens another link in the same tab. */
  async follow(): Promise<void> {
    const { opened, isBroken } = await readAddress(this.#options.samples);
    if (isBroken) this.#show({ problem: 'brokenLink' });
    if (!opened) return;
    if (!this.#shown.project?.isChanged || this.#options.mayReplace()) await this.#openAs(opened);
    else this.#leaveAddress();
  }

  /** Opens what the address does not name. */
  async open(opened: Opened): Promise<void> {
    await this.#openAs(opened);
    this.#leaveAddress();
  }

  /**
   * The texts of an opened project replace those of its sample: what they lack was deleted. Undo leads
   * to the project before, which may be that of the last visit.
   */
  #openAs({ base, files, path }: Opened, lastVisit?: SavedProject): Promise<void> {
    return this.#replace(base, (loaded) => {
      const before = this.#shown.project ?? lastVisit;
      const now: ProjectState = {
        base: loaded.base,
        files: files ? { ...onlyBytes(loaded.files), ...files } : loaded.files,
      };
      return {
        ...now,
        history: before ? addOpening(before, now) : noHistory,
        path,
        isChanged: files !== undefined || !('sample' in base),
      };
    });
  }

  /** Back to what the project began as. */
  reset(): void {
    const { project } = this.#shown;
    if (project) void this.open({ base: project.base });
  }

  /** `canUndo`: whether it is a change that the editor cannot undo. */
  change(files: ProjectFiles, canUndo: boolean): void {
    const { project } = this.#shown;
    if (!project) return;
    const { history } = project;
    const next = canUndo
      ? addStep(history, createStep(project, { base: project.base, files }))
      : history;
    this.#keep({ ...project, files, history: next, isChanged: true });
    this.#leaveAddress();
  }

  showPath(path: string): void {
    const { project } = this.#shown;
    if (project) this.#keep({ ...project, path });
  }

  travel(direction: 'undo' | 'redo'): void {
    const { project } = this.#shown;
    const moved = project && move(project, project.history, direction);
    if (!moved) return;
    const { state, history } = moved;
    void this.#replace(state.base, ({ base }) => ({
      ...project,
      ...state,
      base,
      history,
      isChanged: true,
    }));
    this.#leaveAddress();
  }

  /** Projects of other tabs and visits. */
  listRecent(): Promise<RecentProject[]> {
    return this.#store.listRecent();
  }

  async openRecent(id: string): Promise<void> {
    const saved = await this.#store.load(id);
    if (saved) await this.open(saved);
  }

  /** From now on, a reload opens what is kept. */
  #leaveAddress(): void {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }

  #show(changed: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...changed };
    for (const listener of this.#listeners) listener();
  }

  #keep(project: SavedProject): void {
    this.#show({ project, problem: undefined });
    this.#store.save(project);
  }

  async #loadBase(base: Base): Promise<Sample & { base: Base }> {
    if (!('sample' in base)) return { ...base, base };
    const { samples, initialSample } = this.#options;
    const known = Object.hasOwn(samples, base.sample) ? base.sample : initialSample;
    return { ...(await loadSample(samples[known] as string)), base: { sample: known } };
  }

  /** `next` is called with the base once that has loaded. */
  async #replace(
    base: Base,
    next: (loaded: Sample & { base: Base }) => SavedProject,
  ): Promise<void> {
    try {
      const loaded = await this.#loadBase(base);
      this.#show({ packages: loaded.packages });
      this.#keep(next(loaded));
    } catch {
      this.#show({ problem: 'unavailable' });
    }
  }
}
