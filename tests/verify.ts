import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startVitest, type TestCase, type TestModule } from 'vitest/node';
import { ensureExamplePackages } from './examples/ensure-packages.ts';
import { installReleases } from './releases/other-releases.ts';
import { othersVariable, reportCoverage } from './statements/coverage.ts';
import { loadProbes } from './statements/load-probes.ts';
import { listInstalls, listNewerMajors, listPinned } from './statements/newer-majors.ts';
import { browsers } from './system/browsers.ts';
import { ensurePrograms } from './system/ensure-programs.ts';
import { hashSlowFiles, verifyFiles } from './verify/files.ts';
import { listVersions } from './verify/inputs.ts';
import { isVerified, ledgerFile, readLedger, repeatAll } from './verify/ledger.ts';
import { readFailure, writeReport } from './verify/report.ts';

const usage = `Usage: npm run verify [-- --all] [-- --others] [-- --coverage] [-- --with <release>] [word …]

Verifies the content against the real packages: runs what has changed since it was last verified.
--all       repeats everything
--others    also runs the probes of other tools, and looks for newer major versions of them
--with      tries a release, such as @rslib/core@1.0.0 or a tarball, and writes a report
--coverage  prints how many statements of each page are proven; with words, those that are not;
            without words, also updates the table in docs/statements.md
word        runs only files whose path contains it`;

type Verified = { name: string; hash: string };

function listCases(modules: readonly TestModule[]): TestCase[] {
  return modules.flatMap((module) => [...module.children.allTests()]);
}

function hasPassed(test: TestCase): boolean {
  return test.result().state === 'passed';
}

/** What has passed, by test and by slow file. */
function listVerified(
  modules: readonly TestModule[],
  slow: readonly (readonly [string, string])[],
): Verified[] {
  const cases = listCases(modules).flatMap((test) => {
    const hash = test.meta().verifies;
    return hash && hasPassed(test) ? [{ name: test.name, hash }] : [];
  });
  const files = slow.flatMap(([name, hash]) => {
    const module = modules.find(({ relativeModuleId }) => relativeModuleId === name);
    return module?.state() === 'passed' ? [{ name, hash }] : [];
  });
  return [...cases, ...files];
}

/** Adds what has passed. After a run of all files, names that no test has are removed. */
function updateLedger(verified: readonly Verified[], known: ReadonlySet<string> | undefined): void {
  const ledger = readLedger();
  for (const { name, hash } of verified) ledger.set(name, hash);
  const kept = [...ledger].filter(([name]) => known === undefined || known.has(name));
  const sorted = kept.sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(ledgerFile, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** Files of the tests that another release can fail. */
const releaseFiles = [
  'tests/examples/examples.test.ts',
  'tests/statements/statements.test.ts',
  'website/checks/reference/*.test.ts',
];

const reportFile = 'verify-report.md';

/** Tests of the comparisons themselves, not of a release. */
const ownTest = /^(?:reports? |are reported )/;

/** Differences are what the report is for: they do not fail the command. */
function reportReleases(releases: readonly string[], cases: readonly TestCase[]): void {
  const run = cases.filter((test) => test.result().state !== 'skipped' && !ownTest.test(test.name));
  const failures = run.filter((test) => !hasPassed(test)).map(readFailure);
  writeFileSync(reportFile, writeReport(releases, run.length, failures));
  process.exitCode = 0;
  console.log(`verify    ${failures.length} of ${run.length} differ, see ${reportFile}`);
}

/** Fails if a tool has a newer major version than the one that the pages are about. */
async function checkMajors(): Promise<void> {
  const pinned = listPinned(listInstalls(await loadProbes()));
  const installed = listVersions(pinned.keys()).map(
    (entry) => entry.split(' ') as [string, string],
  );
  const lines = await listNewerMajors(pinned, new Map(installed));
  for (const line of lines) console.log(`verify    ${line}`);
  if (lines.length > 0) process.exitCode = 1;
}

async function verify(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      coverage: { type: 'boolean' },
      help: { type: 'boolean' },
      others: { type: 'boolean' },
      with: { type: 'string', multiple: true },
    },
  });
  if (values.help) return console.log(usage);
  if (values.coverage) return reportCoverage(positionals);
  const releases = await installReleases(values.with ?? []);
  if (values.all || releases.length > 0) process.env[repeatAll] = '1';
  if (values.others) process.env[othersVariable] = '1';
  ensurePrograms(browsers);
  ensureExamplePackages();
  const slow = hashSlowFiles();
  const unchanged = slow.filter(([name, hash]) => isVerified(name, hash)).map(([name]) => name);
  const vitest = await startVitest('test', positionals, {
    config: false,
    watch: false,
    include: releases.length > 0 ? releaseFiles : verifyFiles,
    exclude: unchanged,
    maxWorkers: 2,
    // As many as run at once: a test that waited for another one would use up its own time.
    maxConcurrency: 2,
    // Generous: a busy machine needs many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    reporters: ['default'],
  });
  const modules = vitest.state.getTestModules();
  if (releases.length > 0) {
    reportReleases(releases, listCases(modules));
    await vitest.close();
    return;
  }
  const names = [...listCases(modules).map(({ name }) => name), ...slow.map(([name]) => name)];
  const verified = listVerified(modules, slow);
  // The names of a file that fails to load are unknown.
  const isWhole = positionals.length === 0 && !process.exitCode;
  updateLedger(verified, isWhole ? new Set(names) : undefined);
  const skipped = listCases(modules).filter((test) => test.result().state === 'skipped').length;
  console.log(`verify    ${verified.length} run, ${skipped + unchanged.length} unchanged`);
  if (values.others) await checkMajors();
  await vitest.close();
}

await verify();
