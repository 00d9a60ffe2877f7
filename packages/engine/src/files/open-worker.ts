import { Worker } from 'node:worker_threads';

export type WorkerModule = {
  /** URL. */
  module: string;
  /** Of the function that the module exports. */
  name: string;
};

export type Call = { id: number; input: unknown };
type Failure = { error: Error; fields: Pick<NodeJS.ErrnoException, 'code' | 'path'> };
export type Reply = { id: number } & ({ output: unknown } | Failure);

type Waiting = { resolve: (output: never) => void; reject: (error: unknown) => void };

export type WorkerCalls<Input, Output> = {
  /** Copies the input, so that it holds no functions. Rejects with what the function throws. */
  call: (input: Input) => Promise<Output>;
  close: () => Promise<void>;
};

const loader = new URL('../../loader/register.mjs', import.meta.url).href;
const entry = new URL('./worker-entry.ts', import.meta.url);

/**
 * Opens a worker with a function of a module. It starts with the first call, and again when it has
 * ended, and keeps the process running during calls only.
 */
export function openWorker<Input, Output>(module: URL, name: string): WorkerCalls<Input, Output> {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let calls = 0;

  function take(id: number): Waiting | undefined {
    const found = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker?.unref();
    return found;
  }

  function rejectAll(error: Error): void {
    for (const id of waiting.keys()) take(id)?.reject(error);
  }

  function start(): Worker {
    const workerData: WorkerModule = { module: module.href, name };
    const started = new Worker(entry, { workerData, execArgv: ['--import', loader] });
    started.on('message', (reply: Reply) => {
      const found = take(reply.id);
      if ('error' in reply) found?.reject(Object.assign(reply.error, reply.fields));
      else found?.resolve(reply.output as never);
    });
    started.on('error', rejectAll);
    started.on('exit', () => {
      worker = undefined;
      rejectAll(new Error(`the worker of ${name} has ended`));
    });
    return started;
  }

  return {
    call(input) {
      worker ??= start();
      worker.ref();
      const id = calls++;
      worker.postMessage({ id, input } satisfies Call);
      return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    },
    async close() {
      await worker?.terminate();
    },
  };
}
