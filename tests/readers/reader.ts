import type { Part } from './part.ts';

/** A reader with any browser. */
export type Reader = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  isShown: (part: Part) => Promise<boolean>;
  /** Clicks a visible element that nothing covers, and resolves with whether there is one. */
  click: (part: Part) => Promise<boolean>;
  /** Presses a key with modifiers, such as `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Runs a function in the page, with arguments that JSON can hold. */
  evaluate: <T, A extends unknown[]>(script: (...args: A) => T, ...args: A) => Promise<Awaited<T>>;
  /** Uncaught errors, console errors and policy violations so far. */
  listProblems: () => Promise<string[]>;
  leave: () => Promise<void>;
};

export type Visit = {
  /** Origin of the site. */
  origin: string;
  hasScript: boolean;
  /** Runs in each document before its own scripts. Needs a browser with that command. */
  script?: (() => void) | undefined;
};

export type Invite = (visit: Visit) => Promise<Reader>;
