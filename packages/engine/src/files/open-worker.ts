import { Worker } from 'node:worker_threads';

export type WorkerModule = {
  /** URL. */
  module: string;
  /** Of the function that the module exports. */
  name: string;
};

export type Call = { id: number; input: unknown };
export type Reply = { id: number } & ({ output: unknown } | { error: unknown });

type Waiting = { resolve: (output: never) => void; reject: (error: unknown) => void };

export type WorkerCalls<Input, Output> = {
  /** Copies the input, so that it holds no functions. Rejects with what the function throws. */
  call: (input: Input) => Promise<Output>;
  close: () => Promise<void>;
};

const loader = new URL('../../loader/register.mjs', import.meta.url).href;
const entry = new URL('./worker-entry.ts', import.meta.url);

/** Starts a worker with a function of a module. It keeps the process running during calls only. */
export function openWorker<Input, Output>(module: URL, name: string): WorkerCalls<Input, Output> {
  const workerData: WorkerModule = { module: module.href, name };
  const worker = new Worker(entry, { workerData, execArgv: ['--import', loader] });
  const waiting = new Map<number, Waiting>();
  let calls = 0;
  worker.unref();

  function settle(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    return found;
  }

  worker.on('message', (reply: Reply) => {
    const found = settle(reply.id);
    if ('error' in reply) found?.reject(reply.error);
    else found?.resolve(reply.output as never);
  });
  worker.on('error', (error) => {
    for (const id of waiting.keys()) settle(id)?.reject(error);
  });

  return {
    call(input) {
      const id = calls++;
      return new Promise<Output>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.ref();
        worker.postMessage({ id, input } satisfies Call);
      });
    },
    async close() {
      await worker.terminate();
    },
  };
}
