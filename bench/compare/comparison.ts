import type { BuildCost } from '../run-build.ts';
import type { GeneratorName } from './generators/all.ts';
import type { Waits } from './page/page-timings.ts';
import type { Traffic } from './page/traffic.ts';

/** All that was measured of one generator with one number of pages. */
export type Measurement = { builds: BuildCost[]; traffic: Traffic; waits: Waits[] };

export type SizeResult = {
  /** Pages in each of the two languages. */
  pages: number;
  measurements: Partial<Record<GeneratorName, Measurement>>;
};

export type Failure = { name: GeneratorName; stage: string; line: string };

export type Comparison = {
  /** `2026-01-31` */
  date: string;
  /** Cores, their load before it began, and the programs: one line. */
  machine: string;
  rounds: number;
  sizes: SizeResult[];
  failures: Failure[];
};
