import { slowConditions } from '../../browser/slow-page.ts';
import { describeRuns } from '../../statistics.ts';
import type { Comparison, Failure, SizeResult } from '../comparison.ts';
import { generators } from '../generators/all.ts';
import { differences } from './caveats.ts';
import { findShortfalls, isTie, type Shortfall } from './compare-rows.ts';
import { whatItWouldTake } from './gap-reasons.ts';
import { nameWithVersion, writeTable } from './write-table.ts';

function describeShortfall({ row, own, pages, others }: Shortfall): string {
  const value = (number: number) => describeRuns([number], row.unit);
  const list = others.map((other) => `${generators[other.name].name} ${value(other.value)}`);
  return `${pages} pages: ${list.join(', ')}; this project ${value(own)}`;
}

/** One entry for each row, with what was found at every number of pages. */
function writeBehind(shortfalls: readonly Shortfall[]): string[] {
  const behind = shortfalls.filter((shortfall) => !isTie(shortfall));
  const ids = [...new Set(behind.map(({ row }) => row.id))];
  if (ids.length === 0) return ['On no row is another one ahead.'];
  return ids.map((id) => {
    const found = behind.filter(({ row }) => row.id === id);
    const figures = found.map(describeShortfall).join('. ');
    const remark = whatItWouldTake[id] ?? 'Nobody has written down yet what it would take.';
    return `- **${found[0]?.row.name}.** ${figures}. ${remark}`;
  });
}

function writeLevel(shortfalls: readonly Shortfall[]): string[] {
  const names = shortfalls
    .filter(isTie)
    .map((shortfall) => `${shortfall.row.name} (${describeShortfall(shortfall)})`);
  return names.length > 0 ? ['', `Level with the best: ${names.join('; ')}.`] : [];
}

function writeSize(result: SizeResult): string[] {
  return [`## ${result.pages} pages in each of two languages`, '', writeTable(result), ''];
}

function writeFailures(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return [
    '## Left out',
    '',
    ...failures.map(({ name, stage, line }) => `- ${nameWithVersion(name)}: ${stage}: \`${line}\``),
    '',
  ];
}

/** The whole report. */
export function writeReport({ date, machine, rounds, sizes, failures }: Comparison): string {
  const shortfalls = sizes.flatMap(findShortfalls);
  return [
    '# This project beside other generators',
    '',
    `Written by \`npm run bench compare\` on ${date}, on a machine with ${machine}. Not edited by hand: what it says is in \`bench/compare/\`.`,
    '',
    `The same Markdown, the default theme of each with its search and its highlighting. Bytes are exact. Times on the page are medians of ${rounds} visits (range of all visits), ${slowConditions}. Less is better on all rows; \`2.00×\` is twice as much as this project.`,
    '',
    ...sizes.flatMap(writeSize),
    '## Where this project is not ahead',
    '',
    ...writeBehind(shortfalls),
    ...writeLevel(shortfalls),
    '',
    ...writeFailures(failures),
    differences,
  ].join('\n');
}
