import concurrently, { type ConcurrentlyCommandInput } from 'concurrently';
import { browsers } from './system/browsers.ts';
import { ensurePrograms } from './system/ensure-programs.ts';
import { nginx } from './system/start-nginx.ts';

/**
 * Runs all stages of `npm test` in order. The commands of a stage run in parallel, to use
 * all cores. Each command also works alone (`npx …`).
 */
const stages: ConcurrentlyCommandInput[][] = [
  [
    { name: 'lint', command: 'biome ci .' },
    { name: 'types', command: 'tsc' },
    { name: 'build', command: 'npm run build' },
    // Tests without a build, on the core that lint and types free early.
    { name: 'unit', command: 'vitest run --project unit' },
  ],
  [
    // Checks of the content, search, hosts, fixture sites and examples.
    { name: 'whole', command: 'vitest run --project whole' },
    { name: 'browser', command: 'playwright test' },
  ],
];

/** Names of the commands that failed. */
async function runStage(commands: ConcurrentlyCommandInput[]): Promise<string[]> {
  const { result } = concurrently(commands, { prefixColors: 'auto' });
  const events = await result.catch((failed) => failed);
  if (!Array.isArray(events)) throw events;
  return events
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ command }) => `${command.name} (${command.command})`);
}

ensurePrograms([...browsers, ...nginx]);
const failed: string[] = [];
for (const stage of stages) failed.push(...(await runStage(stage)));
for (const name of failed) console.log(`failed: ${name}`);
console.log(failed.length > 0 ? '\nfailed' : '\nall passed');
process.exitCode = failed.length > 0 ? 1 : 0;
