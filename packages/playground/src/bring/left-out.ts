/** Why something that a reader has chosen is not in the project. Texts are in `page/strings.ts`. */
export const reasons = [
  /** `.gitignore` names it. */
  'ignored',
  /** It can hold secrets, which a link would share. */
  'secret',
  /** Rslib reads none of it: lock files, settings of other tools. */
  'unused',
  /** A build writes it. */
  'output',
  /** The code imports other packages of `node_modules`, not these. */
  'notImported',
  /** A file, or all files together. */
  'tooLarge',
  'tooMany',
  /** Its path is one that no project can have. */
  'badPath',
  /** Another package of the same repository. */
  'otherPackage',
  /** Imported, but not in what was chosen. */
  'notInstalled',
  /** Imported, and linked by pnpm: file pickers leave out what is linked. */
  'linked',
  /** A `tsconfig.json` extends it, but it is not in what was chosen. */
  'outside',
  /** A broken archive, or a file that the browser cannot read. */
  'unreadable',
] as const;

export type Reason = (typeof reasons)[number];

/** What was left out, by reason. */
export class LeftOut {
  readonly reasons = new Map<Reason, string[]>();

  add(reason: Reason, path: string): void {
    const known = this.reasons.get(reason) ?? [];
    known.push(path);
    this.reasons.set(reason, known);
  }
}
