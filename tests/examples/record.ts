import { limitTo } from './concurrency.ts';
import { ensureExamplePackages } from './ensure-packages.ts';
import { canRun, listKitNames, readKit } from './kit.ts';
import { listRecordedRuns, removeRecording, writeRecording } from './recording.ts';
import { runExample } from './run-example.ts';

/** `npm run examples [kit…]`: builds the kits (all by default) and updates their recordings. */
async function record(names: string[]): Promise<void> {
  const kits = names.map(readKit);
  for (const kit of kits) {
    for (const stale of listRecordedRuns(kit).filter((run) => !(run in kit.runs))) {
      await removeRecording(kit, stale);
      console.log(`removed   ${kit.name}/recorded/${stale}`);
    }
  }
  const limit = limitTo(2);
  const tasks = kits.flatMap((kit) =>
    Object.entries(kit.runs).map(([run, example]) =>
      limit(async () => {
        if (!canRun(example)) {
          console.log(
            `kept      ${kit.name}/recorded/${run}, which is for Node.js ${example.node}`,
          );
          return;
        }
        await writeRecording(kit, run, await runExample(kit, run));
        console.log(`recorded  ${kit.name}/recorded/${run}`);
      }),
    ),
  );
  const results = await Promise.allSettled(tasks);
  for (const result of results) {
    if (result.status === 'rejected') {
      console.error(result.reason instanceof Error ? result.reason.message : result.reason);
      process.exitCode = 1;
    }
  }
}

try {
  const requested = process.argv.slice(2);
  ensureExamplePackages();
  await record(requested.length > 0 ? requested : listKitNames());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
