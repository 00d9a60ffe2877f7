import { afterAll, describe, test } from 'vitest';
import { otherReleases } from '../releases/other-releases.ts';
import { withoutRelease } from '../releases/without-release.ts';
import { verifyOnce } from '../verify/ledger.ts';
import { limitTo } from './concurrency.ts';
import { isRebuilt, type Kit, listKitNames, readKit } from './kit.ts';
import { listRecordedRuns, type Recording, readRecording } from './recording.ts';
import { endWarmProcesses } from './rslib-worker.ts';
import { runExample } from './run-example.ts';
import { hashRun } from './run-inputs.ts';

const limit = limitTo(2);

afterAll(endWarmProcesses);

for (const name of listKitNames()) {
  describe.concurrent(`examples/${name}`, () => {
    // Read here, so an invalid kit fails only its own tests.
    let kit: Kit;
    try {
      kit = readKit(name);
    } catch (error) {
      test('has a valid example.json', () => {
        throw error;
      });
      return;
    }
    checkKit(kit);
  });
}

function checkKit(kit: Kit): void {
  const hint = `run \`npm run examples ${kit.name}\`, review the diff and commit it`;

  test('records no run that no longer exists', ({ expect }) => {
    const stale = listRecordedRuns(kit).filter((run) => !(run in kit.runs));
    expect(stale, `folders in recorded/ without a run in example.json: ${hint}`).toEqual([]);
  });

  for (const [runName, run] of Object.entries(kit.runs)) {
    if (!isRebuilt(run)) continue;
    verifyOnce(`examples/${kit.name}: ${runName}`, hashRun(kit, runName), async ({ expect }) => {
      const recorded = readRecording(kit, runName) ?? {};
      const actual = await limit(() => rebuild(kit, runName, recorded));

      const files = Object.keys(actual).sort();
      expect
        .soft(files, `the files of recorded/${runName} differ: ${hint}`)
        .toEqual(Object.keys(recorded).sort());
      const inBoth = files.filter((name) => Object.hasOwn(recorded, name));
      for (const file of inBoth.filter((name) => !isSame(actual[name], recorded[name]))) {
        expect
          .soft(comparable(actual[file]), `recorded/${runName}/${file} differs: ${hint}`)
          .toBe(comparable(recorded[file]));
      }
    });
  }
}

/** The text that a release is judged by. */
const comparable = (text = ''): string => (otherReleases.size === 0 ? text : withoutRelease(text));

/** tsgo's output arrives in pieces on a busy machine, and Rslib begins a line with each. */
function isSame(actual = '', recorded = ''): boolean {
  const joinPieces = (text: string): string => comparable(text).replace(/\n?\[tsgo\] ?/g, '');
  return joinPieces(actual) === joinPieces(recorded);
}

function hasSameFiles(actual: Recording, recorded: Recording): boolean {
  const names = new Set([...Object.keys(actual), ...Object.keys(recorded)]);
  return [...names].every(
    (name) =>
      Object.hasOwn(actual, name) &&
      Object.hasOwn(recorded, name) &&
      isSame(actual[name], recorded[name]),
  );
}

/** Uses a warm process, which is faster. If the output differs, a new process decides. */
async function rebuild(kit: Kit, runName: string, recorded: Recording): Promise<Recording> {
  const warm = await runExample(kit, runName, { warm: true }).catch(() => undefined);
  return warm && hasSameFiles(warm, recorded) ? warm : runExample(kit, runName);
}
