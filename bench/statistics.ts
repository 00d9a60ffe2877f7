/** The median; `NaN` for an empty list. */
export function medianOf(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  const lower = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** `440 ms (420–512)`: the median, and the range of all runs. */
export function describeRuns(values: readonly number[], unit: string): string {
  const [median, min, max] = [medianOf(values), Math.min(...values), Math.max(...values)];
  const range = min === max ? '' : ` (${format(min)}–${format(max)})`;
  return `${format(median)} ${unit}${range}`;
}

function format(value: number): string {
  return value < 20 && !Number.isInteger(value) ? value.toFixed(1) : Math.round(value).toString();
}

type Variants<Name extends string, Run> = Record<Name, () => Promise<Run>>;

/**
 * Runs every variant once per round and starts each round with another variant, so
 * other load on the machine affects all alike. A warm-up round precedes unless `isWarm`.
 */
export async function measureInterleaved<Name extends string, Run>(
  rounds: number,
  variants: Variants<Name, Run>,
  { isWarm = false }: { isWarm?: boolean } = {},
): Promise<Record<Name, Run[]>> {
  const names = Object.keys(variants) as Name[];
  const runs = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<
    Name,
    Run[]
  >;
  if (!isWarm) for (const name of names) await variants[name]();
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < names.length; turn++) {
      const name = names[(round + turn) % names.length] as Name;
      runs[name].push(await variants[name]());
    }
  }
  return runs;
}
