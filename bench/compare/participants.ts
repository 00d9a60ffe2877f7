import { logProgress } from '../progress.ts';
import type { Failure } from './comparison.ts';
import type { GeneratorName } from './generators/all.ts';

/** Generators that still take part. One that fails is excluded; the others continue. */
export type Participants = {
  failures: Failure[];
  attempt: <T>(name: GeneratorName, stage: string, run: () => Promise<T>) => Promise<T | undefined>;
};

/** Starts with all generators. `attempt` resolves with `undefined` for one that fails or is excluded. */
export function createParticipants(): Participants {
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
        logProgress(`compare: ${name} is excluded: ${stage}: ${line}`);
        return undefined;
      }
    },
  };
}
