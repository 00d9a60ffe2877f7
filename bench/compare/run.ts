import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logProgress } from '../progress.ts';
import { repositoryRoot } from '../repository.ts';
import { compare } from './compare.ts';
import { type GeneratorName, generators } from './generators/all.ts';
import { describeMissingResults } from './report/missing-results.ts';
import { writeReport } from './report/write-report.ts';

const reportFile = 'docs/performance.md';
const allSizes = [55, 500];
/** Minimum for a second section. */
const minPages = 30;

function readNames(only: string): GeneratorName[] {
  const names = only.split(',');
  const unknown = names.find((name) => !(name in generators));
  if (unknown)
    throw new Error(
      `--only: unknown generator "${unknown}". Generators: ${Object.keys(generators).join(', ')}`,
    );
  return ['own', ...(names as GeneratorName[]).filter((name) => name !== 'own')];
}

function readNumbers(option: string, text: string, min: number): number[] {
  const numbers = text.split(',').map(Number);
  if (numbers.some((number) => !Number.isInteger(number) || number < min)) {
    throw new Error(`--${option} must be integers of at least ${min}, not "${text}"`);
  }
  return numbers;
}

/**
 * Compares with other generators and prints the report. Writes it to a file only if it is
 * complete and no generator failed.
 */
export async function runComparison(args: string[]): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { only: text, pages: text, rounds: text } });
  const { only, pages, rounds } = values;
  const [visits = 3] = readNumbers('rounds', rounds ?? '3', 1);
  const comparison = await compare({
    names: only ? readNames(only) : (Object.keys(generators) as GeneratorName[]),
    sizes: pages ? readNumbers('pages', pages, minPages) : allSizes,
    rounds: visits,
  });
  const report = writeReport(comparison);
  console.log(report);
  const gap = describeMissingResults(comparison, only !== undefined || pages !== undefined);
  if (gap) logProgress(`compare: ${reportFile} is unchanged: ${gap}`);
  else await writeFile(join(repositoryRoot, reportFile), report);
}
