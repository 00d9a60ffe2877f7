import { medianOf } from '../../statistics.ts';
import type { SizeResult } from '../comparison.ts';
import type { GeneratorName } from '../generators/all.ts';
import { type Row, rows } from './rows.ts';

/** A row on which other generators are at least as good as this project. */
export type Gap = {
  row: Row;
  pages: number;
  own: number;
  /** Best first. */
  others: { name: GeneratorName; value: number }[];
};

/** Every row on which another generator is as good as this project or better. */
export function findGaps({ pages, measurements }: SizeResult): Gap[] {
  const { own: ownMeasurement, ...rest } = measurements;
  if (!ownMeasurement) return [];
  return rows.flatMap((row) => {
    const own = medianOf(row.read(ownMeasurement));
    const others = Object.entries(rest)
      .map(([name, measurement]) => ({
        name: name as GeneratorName,
        value: medianOf(row.read(measurement)),
      }))
      .filter(({ value }) => value <= own)
      .sort((a, b) => a.value - b.value);
    return others.length > 0 ? [{ row, pages, own, others }] : [];
  });
}

/** Whether no other generator is better. */
export function isTie({ own, others }: Gap): boolean {
  return others.every(({ value }) => value === own);
}
