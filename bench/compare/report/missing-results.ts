import type { Comparison } from '../comparison.ts';
import { generators } from '../generators/all.ts';

/** Why a comparison is not the whole one, in a few words; `undefined` when nothing is missing. */
export function findGap(
  { failures }: Pick<Comparison, 'failures'>,
  isPart: boolean,
): string | undefined {
  if (isPart) return 'only a part was compared';
  if (failures.length === 0) return undefined;
  const failed = failures.map(({ name, stage }) => `${generators[name].name} (${stage})`);
  return `what failed is missing: ${failed.join(', ')}`;
}
