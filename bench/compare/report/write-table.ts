import { describeRuns, medianOf } from '../../statistics.ts';
import type { Measurement, SizeResult } from '../comparison.ts';
import { type GeneratorName, generators } from '../generators/all.ts';
import type { Generator } from '../generators/generator.ts';
import { type Row, rows } from './rows.ts';

/** `Rspress 2.0.22` */
export function nameWithVersion(name: GeneratorName): string {
  const { packages, mainPackage, name: title }: Generator = generators[name];
  const dependencies: Record<string, string> = packages?.dependencies ?? {};
  return mainPackage ? `${title} ${dependencies[mainPackage]}` : title;
}

/** `240 kB · 3.4×`: the measured value and its ratio to this project. */
function writeCell(row: Row, measurement: Measurement, own: Measurement): string {
  const runs = row.read(measurement);
  const text = describeRuns(runs, row.unit);
  const base = medianOf(row.read(own));
  if (measurement === own || base === 0) return text;
  const ratio = medianOf(runs) / base;
  return `${text} · ${ratio < 10 ? ratio.toFixed(2) : Math.round(ratio)}×`;
}

function writeLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** Table of one site size: a row per figure, a column per generator. */
export function writeTable({ measurements }: SizeResult): string {
  const { own } = measurements;
  if (!own) throw new Error('This project has no result to compare with.');
  const columns = Object.entries(measurements) as [GeneratorName, Measurement][];
  return [
    writeLine(['', ...columns.map(([name]) => nameWithVersion(name))]),
    writeLine(['---', ...columns.map(() => '--:')]),
    ...rows.map((row) =>
      writeLine([row.name, ...columns.map(([, measurement]) => writeCell(row, measurement, own))]),
    ),
  ].join('\n');
}
