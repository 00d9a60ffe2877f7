import { clearLine, cursorTo } from 'node:readline';
import type { Logger } from './diagnostics.ts';

/** In milliseconds, between two lines about the same step in a log. */
const logInterval = 3000;

/** Logs steps. Progress is one line that changes in a terminal, and a line now and then in a log. */
export function createLogger(output: NodeJS.WriteStream = process.stdout): Logger {
  let isLineOpen = false;
  let last = { step: '', time: 0 };

  function closeLine(): void {
    if (!isLineOpen) return;
    cursorTo(output, 0);
    clearLine(output, 0);
    isLineOpen = false;
  }

  return {
    step(text) {
      closeLine();
      output.write(`${text}\n`);
    },
    warn(text) {
      closeLine();
      console.warn(text);
    },
    progress(step, done, total) {
      const text = `${step.padEnd(10)}${done} of ${total}`;
      if (output.isTTY) {
        closeLine();
        output.write(text);
        isLineOpen = true;
        return;
      }
      const time = performance.now();
      if (last.step !== step) last = { step, time };
      if (time - last.time < logInterval) return;
      output.write(`${text}\n`);
      last = { step, time };
    },
  };
}
