import { createStore, delMany, get, getMany, setMany, type UseStore, update } from 'idb-keyval';
import { reasons } from '../bring/left-out.ts';
import { isNoteId } from '../convert/strings.ts';
import { isRecord } from '../is-record.ts';
import { isOwnFile } from '../project-path.ts';
import type { ProjectFiles } from '../protocol.ts';
import { keptStateKey } from './kept-state-key.ts';
import {
  type Base,
  type History,
  nameOf,
  noHistory,
  type ProjectState,
} from './project-history.ts';

/** A project as this device keeps it. */
export type SavedProject = ProjectState & {
  history: History;
  /** Of the open file. */
  path: string | undefined;
  /** Whether it is more than a sample that somebody looked at. */
  isChanged: boolean;
};

/** A project of this device, for the list of those that can be opened again. */
export type RecentProject = {
  id: string;
  name: string;
  /** In milliseconds since 1970. */
  savedAt: number;
  isChanged: boolean;
};

const indexKey = 'projects';
/** Those of other tabs are among them. */
const maxProjects = 12;

const keysOf = (id: string): string[] =>
  ['state', 'base', 'history'].map((part) => `${id}/${part}`);

const isContents = (value: unknown): boolean =>
  typeof value === 'string' || value instanceof Uint8Array;

function isFiles(value: unknown, isPath: (path: string) => boolean): value is ProjectFiles {
  return (
    isRecord(value) &&
    Object.entries(value).every(([path, contents]) => isPath(path) && isContents(contents))
  );
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isNote(value: unknown): boolean {
  if (!isRecord(value) || !isNoteId(value.id) || !isRecord(value.values)) return false;
  return (
    isText(value.file) &&
    Object.values(value.values).every(isText) &&
    ['undefined', 'number'].includes(typeof value.line) &&
    ['undefined', 'string'].includes(typeof value.href)
  );
}

function isProposal(value: unknown): boolean {
  return (
    isRecord(value) && isText(value.from) && Array.isArray(value.notes) && value.notes.every(isNote)
  );
}

function isLeftOut(value: unknown): boolean {
  return (
    value instanceof Map &&
    [...value].every(
      ([reason, paths]) => reasons.includes(reason) && Array.isArray(paths) && paths.every(isText),
    )
  );
}

function isBase(value: unknown): value is Base {
  if (!isRecord(value)) return false;
  if (typeof value.sample === 'string') return true;
  const isPackageFile = (path: string): boolean => path.startsWith('node_modules/');
  return (
    typeof value.name === 'string' &&
    isFiles(value.files, isOwnFile) &&
    isFiles(value.packages, isPackageFile) &&
    isLeftOut(value.leftOut) &&
    (value.proposal === undefined || isProposal(value.proposal))
  );
}

function isStepFiles(value: unknown): boolean {
  return (
    value instanceof Map &&
    [...value].every(
      ([path, contents]) =>
        isText(path) && isOwnFile(path) && (contents === undefined || isContents(contents)),
    )
  );
}

function isHistory(value: unknown): value is History {
  if (!isRecord(value) || !Array.isArray(value.undo) || !Array.isArray(value.redo)) return false;
  return [...value.undo, ...value.redo].every(
    (step) => isRecord(step) && isBase(step.base) && isStepFiles(step.files),
  );
}

function isRecent(value: unknown): value is RecentProject {
  return (
    isRecord(value) &&
    [value.id, value.name].every((text) => typeof text === 'string') &&
    typeof value.savedAt === 'number' &&
    // Others are no times.
    Math.abs(value.savedAt) < 8.64e15
  );
}

const toRecents = (value: unknown): RecentProject[] =>
  Array.isArray(value) ? value.filter(isRecent) : [];

/** The project that this tab keeps; undefined when storage is off. */
function readTabId(): string | undefined {
  try {
    const id = sessionStorage.getItem(keptStateKey) ?? crypto.randomUUID();
    sessionStorage.setItem(keptStateKey, id);
    return id;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the project of a tab on this device, in IndexedDB, and knows those of other tabs. The
 * browser can refuse: then `onRefused` is called, and everything goes on without it.
 */
export class ProjectStore {
  readonly #id = readTabId();
  readonly #onRefused: () => void;
  #store: UseStore | undefined;
  #saved: Partial<SavedProject> = {};
  #waiting: SavedProject | undefined;
  #isWriting = false;

  constructor(onRefused: () => void) {
    this.#onRefused = onRefused;
  }

  #open(): UseStore {
    this.#store ??= createStore('playground', 'projects');
    return this.#store;
  }

  /** What this tab has kept, or another one by its id. */
  async load(id = this.#id): Promise<SavedProject | undefined> {
    if (!id) return undefined;
    try {
      const [state, base, history] = await getMany(keysOf(id), this.#open());
      if (!isRecord(state) || !isBase(base) || !isFiles(state.files, isOwnFile)) return undefined;
      const path = typeof state.path === 'string' ? state.path : undefined;
      return {
        base,
        files: state.files,
        history: isHistory(history) ? history : noHistory,
        path,
        isChanged: state.isChanged === true,
      };
    } catch {
      return undefined;
    }
  }

  /** Projects of other tabs and visits that somebody has changed or brought, the latest first. */
  async listRecent(): Promise<RecentProject[]> {
    try {
      const recents = toRecents(await get(indexKey, this.#open()));
      return recents.filter(({ id, isChanged }) => isChanged && id !== this.#id);
    } catch {
      return [];
    }
  }

  /** While one state is written, only the latest waits. */
  save(project: SavedProject): void {
    this.#waiting = project;
    if (!this.#isWriting) void this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    for (let next = this.#waiting; next; next = this.#waiting) {
      this.#waiting = undefined;
      try {
        await this.#write(next);
      } catch {
        this.#onRefused();
      }
    }
    this.#isWriting = false;
  }

  async #write(project: SavedProject): Promise<void> {
    if (!this.#id) throw new Error('storage is off');
    const { base, files, history, path, isChanged } = project;
    const [stateKey = '', baseKey = '', historyKey = ''] = keysOf(this.#id);
    await setMany(
      [
        [stateKey, { files, path, isChanged }],
        // Large, and seldom another one.
        ...(base === this.#saved.base ? [] : [[baseKey, base] as [string, unknown]]),
        ...(history === this.#saved.history ? [] : [[historyKey, history] as [string, unknown]]),
      ],
      this.#open(),
    );
    this.#saved = project;
    await this.#list(project);
  }

  /** Enters the project into the list, and forgets those that are too many. */
  async #list({ base, isChanged }: SavedProject): Promise<void> {
    const id = String(this.#id);
    let dropped: RecentProject[] = [];
    await update(
      indexKey,
      (value: unknown) => {
        const others = toRecents(value).filter((each) => each.id !== id);
        const all = [{ id, name: nameOf(base), savedAt: Date.now(), isChanged }, ...others];
        dropped = all.slice(maxProjects);
        return all.slice(0, maxProjects);
      },
      this.#open(),
    );
    await delMany(
      dropped.flatMap((each) => keysOf(each.id)),
      this.#open(),
    );
  }
}
