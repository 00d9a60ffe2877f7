import type { Comparison } from '../comparison.ts';
import { generators } from '../generators/all.ts';

/** Why a comparison is incomplete; `undefined` when nothing is missing. */
export function describeMissingResults(
  { failures }: Pick<Comparison, 'failures'>,
  isPart: boolean,
): string | undefined {
  if (isPart) return 'partial comparison';
  if (failures.length === 0) return undefined;
  const failed = failures.map(({ name, stage }) => `${generators[name].name} (${stage})`);
  return `failed: ${failed.join(', ')}`;
}
