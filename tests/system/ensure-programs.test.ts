import { join } from 'node:path';
import { createTemporaryFolder } from 'docs-engine/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import {
  describeInstallation,
  describeSkipped,
  findProgram,
  planPrograms,
  type Requirement,
} from './ensure-programs.ts';

const require = (purpose: string, more: Partial<Requirement> = {}): Requirement => ({
  purpose,
  isInstalled: () => false,
  packages: [`${purpose}-package`, 'shared'],
  advice: `Install ${purpose}.`,
  ...more,
});
const installed = require('chromium', { isInstalled: () => true });
const firefox = require('firefox');
const webkit = require('webkit', { canSkip: true });
const all = [installed, firefox, webkit];

test('where programs can be installed, all that are missing are, and nothing is skipped', () => {
  expect(planPrograms(all, true)).toEqual({ install: [firefox, webkit], skip: [], fail: [] });
});

test('what no package brings is skipped or fails everywhere', () => {
  const newerNode = require('newer Node.js', { packages: [], canSkip: true });
  expect(planPrograms([newerNode], true)).toEqual({ install: [], skip: [newerNode], fail: [] });
});

test('where they cannot, the optional ones are skipped, and the others fail the tests', () => {
  expect(planPrograms(all, false)).toEqual({ install: [], skip: [webkit], fail: [firefox] });
});

test('what is installed is used: nothing to do, also without the right to install', () => {
  for (const canInstall of [true, false]) {
    expect(planPrograms([installed], canInstall)).toEqual({ install: [], skip: [], fail: [] });
  }
});

test('says what is installed and why, and what is skipped in one line', () => {
  expect(describeInstallation([firefox])).toBe(
    'Installing on this machine with apt-get:\n  firefox-package shared: for firefox',
  );
  expect(describeSkipped(webkit)).toBe('skipped: webkit. Install webkit.');
});

test('finds the first program, by name on the PATH or by path', async () => {
  const folder = await createTemporaryFolder({ 'a/chromium': '', 'b/chrome': '', 'b/own': '' });
  const folders = [join(folder, 'a'), join(folder, 'b')];
  expect(findProgram([undefined, '', 'shell', 'chrome', 'chromium'], folders)).toBe(
    join(folder, 'b/chrome'),
  );
  expect(findProgram([join(folder, 'b/own'), 'chrome'], folders)).toBe(join(folder, 'b/own'));
  expect(findProgram([join(folder, 'c'), 'shell'], folders)).toBe('');
});
