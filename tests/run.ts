import { spawnSync } from 'node:child_process';
import concurrently, { type ConcurrentlyCommandInput } from 'concurrently';
import { browsers } from './system/browsers.ts';
import { describeSkipped, ensurePrograms } from './system/ensure-programs.ts';
import { nginx } from './system/start-nginx.ts';
import { wrangler } from './system/start-wrangler.ts';

/** `npm test [word …]`: everything, or the tests whose path contains one of the words. */
const words = process.argv.slice(2);
const filter = words.map((word) => ` ${JSON.stringify(word)}`).join('');

const lint = { name: 'lint', command: 'biome ci --error-on-warnings .' };
// Files, exports and dependencies that nothing uses, or that no package.json names.
const unused = { name: 'unused', command: 'knip' };
const types = { name: 'types', command: 'tsc' };
const build = { name: 'build', command: 'npm run build' };
// Tests without a build. One that hangs in a loop cannot end itself.
const unit = {
  name: 'unit',
  command: `vitest run --project unit --passWithNoTests${filter}`,
  quietSeconds: 30,
};
// Checks of the content, search, hosts and fixture sites. With a second worker, these and the browsers
// would take longer.
const whole = {
  name: 'whole',
  command: `vitest run --project whole --maxWorkers=1 --passWithNoTests${filter}`,
};
const browser = { name: 'browser', command: `playwright test${filter}` };

type Command = ConcurrentlyCommandInput & {
  name: string;
  /** The command is ended when it prints nothing for so long. */
  quietSeconds?: number;
};

/** Whether a word selects a browser test. Listing them takes a second, a build many. */
function hasBrowserTests(): boolean {
  return spawnSync('npx', ['playwright', 'test', '--list', ...words]).status === 0;
}

/**
 * Stages run in order until one fails. The commands of a stage run in parallel, to use all cores.
 * Each command also works alone (`npx …`).
 */
function listStages(): Command[][] {
  if (words.length === 0)
    return [
      [lint, unused, types, build, unit],
      [whole, browser],
    ];
  return hasBrowserTests()
    ? [
        [unit, build],
        [whole, browser],
      ]
    : [[unit, whole]];
}

/** Enough for the failures that Vitest and Playwright list at their end. */
const shownLines = 80;

type Outcome = {
  /** The failed commands, each with the end of its output. */
  failed: string[];
  /** Lists of tests that passed only when they were repeated. */
  flaky: string[];
};

async function runStage(stage: Command[]): Promise<Outcome> {
  const { commands, result } = concurrently(stage, { prefixColors: 'auto' });
  const outputs = commands.map((command, index) => {
    const chunks: string[] = [];
    const { quietSeconds } = stage[index] as Command;
    const timer =
      quietSeconds &&
      setTimeout(() => {
        chunks.push(`ended: it printed nothing for ${quietSeconds} s\n`);
        command.kill('SIGKILL');
      }, quietSeconds * 1000);
    for (const stream of [command.stdout, command.stderr])
      stream.subscribe((chunk) => {
        chunks.push(chunk.toString());
        if (timer) timer.refresh();
      });
    command.close.subscribe(() => timer && clearTimeout(timer));
    return chunks;
  });
  const events = await result.catch((failed) => failed);
  if (!Array.isArray(events)) throw events;
  const failed = events
    .filter(({ exitCode }) => exitCode !== 0)
    .map(({ index, command: { name, command } }) => {
      const lines = outputs[index]?.join('').split('\n').slice(-shownLines) ?? [];
      return [`failed: ${name} (${command})`, ...lines].join('\n');
    });
  // The summary of Playwright: their number, and a line with four spaces for each.
  const flaky = outputs.flatMap((chunks) =>
    [...chunks.join('').matchAll(/^ {2}\d+ flaky\n(?: {4}.*\n)+/gm)].map(([list]) => list),
  );
  return { failed, flaky };
}

const skipped = ensurePrograms([...browsers, nginx, wrangler]);
const failed: string[] = [];
const flaky: string[] = [];
for (const stage of listStages()) {
  const outcome = await runStage(stage);
  failed.push(...outcome.failed);
  flaky.push(...outcome.flaky);
  if (failed.length > 0) break;
}
// Repeated at the end, since the commands of a stage print in turns.
for (const report of failed) console.log(`\n${report}`);
for (const list of flaky) console.log(`\nflaky, which is a fault of its own:\n${list}`);
for (const requirement of skipped) console.log(describeSkipped(requirement));
console.log(failed.length > 0 ? '\nfailed' : `\nall ${skipped.length > 0 ? 'others ' : ''}passed`);
process.exitCode = failed.length > 0 ? 1 : 0;
