/** So long, in ms, the browser is kept from answering the reader. */
const longestTask = 8;

/** Lets the browser do what waits for it. A timer would wait, too. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

export type Steps = {
  /**
   * Does some before all others. Resolves when they are done, or when others have become
   * more urgent: the last call counts.
   */
  doFirst: (numbers: readonly number[]) => Promise<void>;
  /** Resolves when all are done. */
  whole: Promise<void>;
};

/** Does something once for each number below a count, in steps that leave room for the reader. */
export function buildInSteps(count: number, build: (number: number) => void): Steps {
  const isDone = new Uint8Array(count);
  let urgent: readonly number[] = [];
  let urgentDone: Promise<void> | undefined;

  async function buildSome(numbers: Iterable<number>, rest: () => Promise<void>): Promise<void> {
    let start = performance.now();
    for (const number of numbers) {
      if (isDone[number]) continue;
      if (performance.now() - start > longestTask) {
        await rest();
        start = performance.now();
      }
      isDone[number] = 1;
      build(number);
    }
  }

  function* whileUrgent(numbers: readonly number[]): Generator<number> {
    for (const number of numbers) {
      if (urgent !== numbers) return;
      yield number;
    }
  }

  async function makeWay(): Promise<void> {
    await pause();
    await urgentDone;
  }

  return {
    doFirst(numbers) {
      urgent = numbers;
      urgentDone = buildSome(whileUrgent(numbers), pause);
      return urgentDone;
    },
    // It begins when whoever started it has said what is urgent.
    whole: makeWay().then(() => buildSome(isDone.keys(), makeWay)),
  };
}
