import { medianOf } from '../../statistics.ts';
import type { SizeResult } from '../comparison.ts';
import type { GeneratorName } from '../generators/all.ts';
import { type Row, rows } from './rows.ts';

/** The other generators that are not behind this project on a row. */
export type Shortfall = {
  row: Row;
  pages: number;
  own: number;
  /** The best of the others first. */
  others: { name: GeneratorName; value: number }[];
};

/** Every row on which another generator is as good as this project, or better. */
export function findShortfalls({ pages, measurements }: SizeResult): Shortfall[] {
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

/** Whether nothing but equals are among the others. */
export function isTie({ own, others }: Shortfall): boolean {
  return others.every(({ value }) => value === own);
}
