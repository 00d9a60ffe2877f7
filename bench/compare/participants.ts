import { logProgress } from '../progress.ts';
import type { Failure } from './comparison.ts';
import type { GeneratorName } from './generators/all.ts';

/** Who still takes part. A generator that fails once is out, and the others go on. */
export type Roster = {
  failures: Failure[];
  attempt: <T>(name: GeneratorName, stage: string, run: () => Promise<T>) => Promise<T | undefined>;
};

/** A roster on which everybody takes part. `attempt` resolves with `undefined` for whoever fails, or is out already. */
export function openRoster(): Roster {
  const failures: Failure[] = [];
  return {
    failures,
    async attempt(name, stage, run) {
      if (failures.some((failure) => failure.name === name)) return undefined;
      try {
        return await run();
      } catch (error) {
        const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
        failures.push({ name, stage, line });
        logProgress(`compare: ${name} is out: ${stage}: ${line}`);
        return undefined;
      }
    },
  };
}
