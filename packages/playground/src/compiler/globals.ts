import { Buffer } from '@napi-rs/wasm-runtime/fs';
import { EventEmitter } from 'events';
import { print } from './log.ts';
import { projectRoot } from './project-root.ts';

/** Names that Node.js defines, for packages that expect them. Imported before all others. */

const noop = (): void => {};
const started = performance.now();

function hrtime(previous?: [number, number]): [number, number] {
  const elapsed = performance.now() - started;
  const seconds = Math.floor(elapsed / 1000);
  const nanoseconds = Math.floor((elapsed % 1000) * 1e6);
  if (!previous) return [seconds, nanoseconds];
  const borrowed = nanoseconds < previous[1] ? 1 : 0;
  return [seconds - previous[0] - borrowed, nanoseconds - previous[1] + borrowed * 1e9];
}
hrtime.bigint = (): bigint => BigInt(Math.floor((performance.now() - started) * 1e6));

const output = {
  isTTY: false,
  write: print,
  on: noop,
  once: noop,
  hasColors: () => false,
  getColorDepth: () => 1,
};

/** A process would end here. */
export class ProcessExit extends Error {
  code: number;
  constructor(code: number) {
    super(`process.exit(${code})`);
    this.code = code;
  }
}

/** What a fresh process has: a build sets `NODE_ENV`, and nothing else is known to a config. */
export const environment = { NO_COLOR: '1' };

const process = Object.assign(new EventEmitter(), {
  env: { ...environment } as Record<string, string>,
  argv: ['node', 'rslib'],
  execArgv: [],
  execPath: '/bin/node',
  platform: 'linux',
  arch: 'wasm32',
  version: 'v22.12.0',
  versions: {},
  release: {},
  features: {},
  config: { variables: {} },
  pid: 1,
  title: 'rslib',
  exitCode: undefined as number | undefined,
  stdout: output,
  stderr: output,
  stdin: { isTTY: false, on: noop, off: noop, unref: noop },
  cwd: () => projectRoot,
  chdir: noop,
  umask: () => 0o22,
  uptime: () => performance.now() / 1000,
  memoryUsage: () => ({ heapUsed: 0, rss: 0 }),
  nextTick: (task: (...args: unknown[]) => void, ...args: unknown[]) =>
    queueMicrotask(() => task(...args)),
  hrtime,
  exit(code: number) {
    // A forked process ends here, and has answered already.
    if (globalThis.process.send) return;
    throw new ProcessExit(code);
  },
  emitWarning: noop,
  kill: noop,
  getuid: () => 0,
});

/** `setTimeout` waits at least 4 ms when nested; a message does not. */
function createImmediate(): (task: (...args: unknown[]) => void, ...args: unknown[]) => number {
  const { port1, port2 } = new MessageChannel();
  const tasks: (() => void)[] = [];
  port1.onmessage = () => tasks.shift()?.();
  return (task, ...args) => {
    tasks.push(() => task(...args));
    port2.postMessage(0);
    return 0;
  };
}

// Only V8 has it.
Error.captureStackTrace ??= noop;

Object.assign(globalThis, {
  global: globalThis,
  Buffer,
  process,
  setImmediate: createImmediate(),
  clearImmediate: noop,
});
