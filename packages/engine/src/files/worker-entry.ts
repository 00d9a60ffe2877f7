import { parentPort, workerData } from 'node:worker_threads';
import type { Call, Reply, WorkerModule } from './open-worker.ts';

const { module, name } = workerData as WorkerModule;
const port = parentPort as NonNullable<typeof parentPort>;
const { [name]: run } = await import(module);

async function reply({ id, input }: Call): Promise<Reply> {
  try {
    return { id, output: await run(input) };
  } catch (error) {
    return { id, error };
  }
}

port.on('message', async (call: Call) => port.postMessage(await reply(call)));
