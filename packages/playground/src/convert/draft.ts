/** A config in the making: settings with where each comes from. */

export type Format = 'esm' | 'cjs' | 'umd' | 'iife';

/** Source text of a value, with the functions that it imports. */
export class Code {
  text: string;
  imports: { name: string; from: string }[];

  constructor(text: string, imports: Code['imports'] = []) {
    this.text = text;
    this.imports = imports;
  }
}

/** A message for the reader: `id` is a key of the strings, `values` are its parts. */
export type ProposalNote = {
  id: NoteId;
  values: Record<string, string>;
  /** Where it is written. */
  file: string;
  /** 1-based. */
  line?: number;
  /** Page and heading that say what to do, such as `/guide/migration/tsup#options`. */
  href?: string;
};

export type NoteId =
  /** An option that has to be moved by hand. */
  | 'byHand'
  /** An option that no table knows. */
  | 'unknown'
  /** A value that cannot be read. */
  | 'unread'
  /** A config that reads an environment variable, which the proposal takes as not set. */
  | 'variable'
  /** One that reads `NODE_ENV`, which a build of Rslib sets. */
  | 'production'
  /** An entry without a file. */
  | 'noEntry'
  /** A file of `package.json` that the build does not write. */
  | 'notWritten'
  /** A tsconfig that is proposed as well: of fewer files, with more settings, or in place of none. */
  | 'types'
  | 'typescript6'
  | 'noTsconfig';

export type Setting = {
  /** Path of an option, such as `output.minify`. */
  path: string;
  value: unknown;
  /** Comment: the tool and its option. */
  from: string;
};

/** An item of `lib`. */
export type LibDraft = { format: Format; from: string; settings: Setting[] };

/** The config that is proposed. */
export type ConfigDraft = { libs: LibDraft[]; settings: Setting[] };
