import { slowConditions } from '../../browser/slow-page.ts';
import { describeRuns } from '../../statistics.ts';
import type { Comparison, Failure, SizeResult } from '../comparison.ts';
import { generators } from '../generators/all.ts';
import { caveats } from './caveats.ts';
import { findGaps, type Gap, isTie } from './compare-rows.ts';
import { gapReasons } from './gap-reasons.ts';
import { nameWithVersion, writeTable } from './write-table.ts';

function describeGap({ row, own, pages, others }: Gap): string {
  const value = (number: number) => describeRuns([number], row.unit);
  const list = others.map((other) => `${generators[other.name].name} ${value(other.value)}`);
  return `${pages} pages: ${list.join(', ')}; this project ${value(own)}`;
}

/** One entry per row, with the figures of every site size. */
function writeBehind(gaps: readonly Gap[]): string[] {
  const behind = gaps.filter((gap) => !isTie(gap));
  const ids = [...new Set(behind.map(({ row }) => row.id))];
  if (ids.length === 0) return ['No other generator is better on any row.'];
  return ids.map((id) => {
    const found = behind.filter(({ row }) => row.id === id);
    const figures = found.map(describeGap).join('. ');
    const remark = gapReasons[id] ?? 'Reason unknown.';
    return `- **${found[0]?.row.name}.** ${figures}. ${remark}`;
  });
}

function writeLevel(gaps: readonly Gap[]): string[] {
  const names = gaps.filter(isTie).map((gap) => `${gap.row.name} (${describeGap(gap)})`);
  return names.length > 0 ? ['', `Ties: ${names.join('; ')}.`] : [];
}

function writeSize(result: SizeResult): string[] {
  return [`## ${result.pages} pages in each of two languages`, '', writeTable(result), ''];
}

function writeFailures(failures: readonly Failure[]): string[] {
  if (failures.length === 0) return [];
  return [
    '## Excluded',
    '',
    ...failures.map(({ name, stage, line }) => `- ${nameWithVersion(name)}: ${stage}: \`${line}\``),
    '',
  ];
}

/** The report in Markdown. */
export function writeReport({ date, machine, rounds, sizes, failures }: Comparison): string {
  const gaps = sizes.flatMap(findGaps);
  return [
    '# Comparison with other generators',
    '',
    `Written by \`npm run bench compare\` on ${date}, on a machine with ${machine}. Do not edit it: its text is in \`bench/compare/\`.`,
    '',
    `Same Markdown, default themes, with search and highlighting. Bytes are exact. Page times are medians of ${rounds} visits (range of all visits), ${slowConditions}. Lower is better on all rows; \`2.00×\` is twice as much as this project.`,
    '',
    ...sizes.flatMap(writeSize),
    '## Where this project is not first',
    '',
    ...writeBehind(gaps),
    ...writeLevel(gaps),
    '',
    ...writeFailures(failures),
    caveats,
  ].join('\n');
}
