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
    { name: 'lint', command: 'biome ci --error-on-warnings .' },
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

/** Enough for the failures that Vitest and Playwright list at their end. */
const shownLines = 80;

/** The failed commands, each with the end of its output. */
async function runStage(stage: ConcurrentlyCommandInput[]): Promise<string[]> {
  const { commands, result } = concurrently(stage, { prefixColors: 'auto' });
  const outputs = commands.map(({ stdout, stderr }) => {
    const chunks: string[] = [];
    for (const stream of [stdout, stderr])
      stream.subscribe((chunk) => chunks.push(chunk.toString()));
    return chunks;
  });
  const events = await result.catch((failed) => failed);
  if (!Array.isArray(events)) throw events;
  return events
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ index, command: { name, command } }) => {
      const lines = outputs[index]?.join('').split('\n').slice(-shownLines) ?? [];
      return [`failed: ${name} (${command})`, ...lines].join('\n');
    });
}

ensurePrograms([...browsers, ...nginx]);
const failed: string[] = [];
for (const stage of stages) failed.push(...(await runStage(stage)));
// Repeated at the end, since the commands of a stage print in turns.
for (const report of failed) console.log(`\n${report}`);
console.log(failed.length > 0 ? '\nfailed' : '\nall passed');
process.exitCode = failed.length > 0 ? 1 : 0;
