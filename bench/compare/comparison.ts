import type { BuildCost } from '../run-build.ts';
import type { GeneratorName } from './generators/all.ts';
import type { Timings } from './page/page-timings.ts';
import type { Traffic } from './page/traffic.ts';

/** All measurements of one generator at one site size. */
export type Measurement = { builds: BuildCost[]; traffic: Traffic; timings: Timings[] };

export type SizeResult = {
  /** Pages per language. */
  pages: number;
  measurements: Partial<Record<GeneratorName, Measurement>>;
};

export type Failure = { name: GeneratorName; stage: string; line: string };

export type Comparison = {
  /** `2026-01-31` */
  date: string;
  /** Cores, load at the start, and versions, in one line. */
  machine: string;
  rounds: number;
  sizes: SizeResult[];
  failures: Failure[];
};
