import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'vitest';

/** Holds the hash of the inputs of each run when it was last verified, by name. */
export const ledgerFile = join(import.meta.dirname, 'verified.json');

/** Set by `npm run verify -- --all`. */
export const repeatAll = 'VERIFY_ALL';

declare module 'vitest' {
  interface TaskMeta {
    /** Hash of the inputs of a test that is named in the ledger. */
    verifies?: string;
  }
}

export function readLedger(): Map<string, string> {
  return new Map(Object.entries(JSON.parse(readFileSync(ledgerFile, 'utf8'))));
}

const ledger = readLedger();

/** Whether a run need not be repeated: it passed with the same inputs. */
export function isVerified(name: string, hash: string): boolean {
  return !process.env[repeatAll] && ledger.get(name) === hash;
}

/** A test that is skipped while its inputs are those it last passed with. */
export function verifyOnce(
  name: string,
  hash: string,
  body: (context: TestContext) => Promise<void>,
): void {
  test.skipIf(isVerified(name, hash))(name, async (context) => {
    context.task.meta.verifies = hash;
    await body(context);
  });
}
