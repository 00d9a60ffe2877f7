import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logProgress } from '../progress.ts';
import { repositoryRoot } from '../repository.ts';
import { compare } from './compare.ts';
import { type GeneratorName, generators } from './generators/all.ts';
import { findGap } from './report/missing-results.ts';
import { writeReport } from './report/write-report.ts';

const reportFile = 'docs/performance.md';
const allSizes = [55, 500];
/** Below this a generated site has no second section. */
const fewestPages = 30;

function readNames(only: string): GeneratorName[] {
  const names = only.split(',');
  const unknown = names.find((name) => !(name in generators));
  if (unknown)
    throw new Error(`--only: "${unknown}" is none of: ${Object.keys(generators).join(', ')}`);
  return ['own', ...(names as GeneratorName[]).filter((name) => name !== 'own')];
}

function readNumbers(option: string, text: string, least: number): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < least)) {
    throw new Error(`--${option} takes whole numbers from ${least} up, but is "${text}"`);
  }
  return numbers;
}

/**
 * Compares with other generators. The whole comparison is written to a file; a part of it, or
 * one in which a generator failed, is only printed.
 */
export async function runComparison(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { only: text, pages: text, rounds: text } });
  const { only, pages, rounds } = values;
  const [visits = 3] = readNumbers('rounds', rounds ?? '3', 1);
  const comparison = await compare({
    names: only ? readNames(only) : (Object.keys(generators) as GeneratorName[]),
    sizes: pages ? readNumbers('pages', pages, fewestPages) : allSizes,
    rounds: visits,
  });
  const report = writeReport(comparison);
  console.log(report);
  const gap = findGap(comparison, only !== undefined || pages !== undefined);
  if (gap) logProgress(`compare: ${reportFile} stays as it is: ${gap}`);
  else await writeFile(join(repositoryRoot, reportFile), report);
}
