/** Longest time in milliseconds without yielding, so that the page stays responsive. */
const sliceTime = 8;

/** Lets the browser handle pending events. A timer would wait for at least 4 ms. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Also lets it do what is not urgent, such as React while it hydrates. Not supported in Safari. */
function yieldToAll(): Promise<void> {
  if (!('scheduler' in globalThis)) return yieldToMain();
  return scheduler.postTask(() => {}, { priority: 'background' });
}

export type TimeSlices = {
  /** Runs some ids before all others. Resolves once they are done, or replaced by a later call. */
  prioritize: (ids: readonly number[]) => Promise<void>;
  /** Resolves when all ids are done. */
  done: Promise<void>;
};

/** Calls a function once for each id below `count`, in time slices of 8 ms. */
export function runInTimeSlices(count: number, run: (id: number) => void): TimeSlices {
  const isDone = new Uint8Array(count);
  let priority: readonly number[] = [];
  let priorityDone: Promise<void> | undefined;

  async function runAll(ids: Iterable<number>, wait: () => Promise<void>): Promise<void> {
    let start = performance.now();
    for (const id of ids) {
      if (isDone[id]) continue;
      if (performance.now() - start > sliceTime) {
        await wait();
        start = performance.now();
      }
      isDone[id] = 1;
      run(id);
    }
  }

  function* whilePrioritized(ids: readonly number[]): Generator<number> {
    for (const id of ids) {
      if (priority !== ids) return;
      yield id;
    }
  }

  async function waitForPriority(): Promise<void> {
    await yieldToAll();
    await priorityDone;
  }

  return {
    prioritize(ids) {
      priority = ids;
      priorityDone = runAll(whilePrioritized(ids), yieldToMain);
      return priorityDone;
    },
    // The caller can set a priority before the first slice.
    done: waitForPriority().then(() => runAll(isDone.keys(), waitForPriority)),
  };
}
