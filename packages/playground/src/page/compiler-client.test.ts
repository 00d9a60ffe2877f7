import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompilerManifest, CompilerRequest } from '../protocol.ts';
import { CompilerClient } from './compiler-client.ts';

/** Answers like the compiler, but at once. */
class InstantWorker extends EventTarget {
  static started = 0;
  static running = 0;
  static latest: InstantWorker;

  constructor() {
    super();
    InstantWorker.latest = this;
    InstantWorker.started++;
    InstantWorker.running++;
  }

  postMessage({ type }: CompilerRequest): void {
    // A test answers it.
    if (type === 'build') return;
    const data = type === 'start' ? { type: 'ready' } : { type: 'checked', findings: [] };
    queueMicrotask(() => this.send(data));
  }

  send(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {
    InstantWorker.running--;
  }
}

const manifest: CompilerManifest = {
  worker: '',
  thread: '',
  module: '',
  moduleParts: [],
  moduleBytes: 0,
  scripts: [],
  versions: { rslib: '', rspack: '', typescript: '' },
};

const renewAfter = 30;
const renewDelay = 3000;
const sleepDelay = 540_000;

let client: CompilerClient;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', InstantWorker);
  InstantWorker.started = 0;
  InstantWorker.running = 0;
  client = new CompilerClient(manifest, () => {});
});
afterEach(() => {
  client.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function request(count: number): Promise<void> {
  for (let index = 0; index < count; index++) await client.check({});
}

const workers = () => ({ started: InstantWorker.started, running: InstantWorker.running });

test('a worker that has answered many requests is replaced once it is idle', async () => {
  await request(renewAfter);
  vi.advanceTimersByTime(renewDelay - 1);
  expect(workers()).toEqual({ started: 1, running: 1 });
  vi.advanceTimersByTime(1);
  expect(workers()).toEqual({ started: 2, running: 1 });
  await request(1);
  expect(workers()).toEqual({ started: 2, running: 1 });
});

test('a worker with fewer requests stays', async () => {
  await request(renewAfter - 1);
  vi.advanceTimersByTime(renewDelay);
  expect(workers()).toEqual({ started: 1, running: 1 });
});

test('a large project uses up a worker sooner', async () => {
  const files = Object.fromEntries(Array.from({ length: 150 }, (_, index) => [`${index}.ts`, '']));
  for (let count = 0; count < 4; count++) await client.check(files);
  await vi.advanceTimersByTimeAsync(renewDelay);
  expect(workers()).toEqual({ started: 2, running: 1 });
});

test('a build that ends a used worker is built by another, and one that ends a fresh one fails', async () => {
  await request(1);
  const build = client.build({});
  await vi.advanceTimersByTimeAsync(0);
  InstantWorker.latest.send({ type: 'crash', message: 'unreachable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(workers()).toEqual({ started: 2, running: 1 });
  InstantWorker.latest.send({ type: 'crash', message: 'unreachable' });
  await expect(build).rejects.toMatchObject({ reason: 'crash' });
});

test('a worker that ends while it builds twice is replaced by one that builds once', async () => {
  const post = vi.spyOn(InstantWorker.prototype, 'postMessage');
  const build = client.build({}, () => {});
  await vi.advanceTimersByTimeAsync(0);
  InstantWorker.latest.send({ type: 'crash', message: 'unreachable' });
  await vi.advanceTimersByTimeAsync(0);
  expect(post.mock.lastCall?.[0]).toMatchObject({ type: 'build', javascriptFirst: false });
  InstantWorker.latest.send({ type: 'built', id: 1, result: {} });
  await build;
});

test('a worker without requests ends, and the next request starts another', async () => {
  await request(1);
  vi.advanceTimersByTime(renewDelay + sleepDelay);
  expect(workers()).toEqual({ started: 1, running: 0 });
  await request(1);
  expect(workers()).toEqual({ started: 2, running: 1 });
});

test('a request postpones the end of the worker', async () => {
  await request(1);
  vi.advanceTimersByTime(renewDelay + sleepDelay - 1);
  await request(1);
  vi.advanceTimersByTime(1);
  expect(workers()).toEqual({ started: 1, running: 1 });
});

test('a build that shows its JavaScript first asks for it, and others do not', async () => {
  const asked: unknown[] = [];
  const post = vi.spyOn(InstantWorker.prototype, 'postMessage');
  const shown: unknown[] = [];
  for (const onJavascript of [(outputs: unknown) => shown.push(outputs), undefined]) {
    const build = client.build({}, onJavascript);
    await vi.advanceTimersByTimeAsync(0);
    asked.push(post.mock.lastCall?.[0]);
    InstantWorker.latest.send({ type: 'javascript', id: 1, outputs: ['dist/index.js'] });
    InstantWorker.latest.send({ type: 'built', id: 1, result: {} });
    await build;
  }
  expect(asked).toMatchObject([{ javascriptFirst: true }, { javascriptFirst: false }]);
  expect(shown).toEqual([['dist/index.js']]);
});

test('the limit of a build counts from the moment when all that it needs has loaded', async () => {
  await request(1);
  let reason = 'runs';
  const build = client.build({}).catch((error) => {
    reason = error.reason;
  });
  await vi.advanceTimersByTimeAsync(59_000);
  InstantWorker.latest.send({ type: 'loaded', id: 2 });
  await vi.advanceTimersByTimeAsync(9_999);
  expect(reason).toBe('runs');
  await vi.advanceTimersByTimeAsync(1);
  await build;
  expect(reason).toBe('timeout');
});
