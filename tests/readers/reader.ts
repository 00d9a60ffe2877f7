import type { Part } from './part.ts';

/** Somebody with a browser, whichever it is. */
export type Reader = {
  open: (path: string) => Promise<void>;
  reload: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  isShown: (part: Part) => Promise<boolean>;
  /** Presses what is shown. */
  click: (part: Part) => Promise<void>;
  /** One key with its modifiers, as in `Control+k`. */
  press: (keys: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  evaluate: <T>(script: () => T) => Promise<T>;
  /** Uncaught errors, errors on the console and violations of the policy so far. */
  listFaults: () => Promise<string[]>;
  leave: () => Promise<void>;
};

export type Visit = {
  /** Address of the site. */
  origin: string;
  hasScript: boolean;
};

export type Invite = (visit: Visit) => Promise<Reader>;
