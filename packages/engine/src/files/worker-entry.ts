import { parentPort, workerData } from 'node:worker_threads';
import type { Call, Reply, WorkerModule } from './open-worker.ts';

const { module, name } = workerData as WorkerModule;
const port = parentPort as NonNullable<typeof parentPort>;
const { [name]: run } = await import(module);

async function reply({ id, input }: Call): Promise<Reply> {
  try {
    return { id, output: await run(input) };
  } catch (error) {
    // A copy of an error keeps its message and its stack only.
    const { code, path } = error as NodeJS.ErrnoException;
    return { id, error: error as Error, fields: { code, path } };
  }
}

port.on('message', async (call: Call) => port.postMessage(await reply(call)));
