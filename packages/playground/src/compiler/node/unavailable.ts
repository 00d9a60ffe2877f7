/** Node built-ins that packages name at their start and that no build in the browser calls. */

function refuse(name: string): () => never {
  return () => {
    throw new Error(`${name} is not available in the browser`);
  };
}

class Base {
  on(): this {
    return this;
  }
  once(): this {
    return this;
  }
  emit(): void {}
  unref(): void {}
}

class AsyncLocalStorage {
  run(_store: unknown, task: (...args: unknown[]) => unknown, ...args: unknown[]): unknown {
    return task(...args);
  }
  exit(task: (...args: unknown[]) => unknown, ...args: unknown[]): unknown {
    return task(...args);
  }
  getStore(): void {}
}

class AsyncResource {
  runInAsyncScope(
    task: (...args: unknown[]) => unknown,
    target: unknown,
    ...args: unknown[]
  ): unknown {
    return task.apply(target, args);
  }
  emitDestroy(): void {}
}

const streams = {
  Stream: Base,
  Readable: Base,
  Writable: Base,
  Duplex: Base,
  Transform: Base,
  PassThrough: Base,
  pipeline: refuse('stream.pipeline'),
};

export const builtin = {
  ...streams,
  AsyncLocalStorage,
  AsyncResource,
  Agent: Base,
  Session: Base,
  Worker: Base,
  isMainThread: true,
  threadId: 0,
  constants: {},
  promises: {},
  performance: globalThis.performance,
  STATUS_CODES: {},
  isatty: () => false,
  isIP: () => 0,
  ok: () => {},
  strictEqual: () => {},
  createServer: refuse('createServer'),
  createInterface: refuse('readline'),
  lookup: refuse('dns'),
  request: refuse('http.request'),
  get: refuse('http.get'),
  parse: (query: string) => Object.fromEntries(new URLSearchParams(query)),
  stringify: (query: Record<string, string>) => new URLSearchParams(query).toString(),
  escape: encodeURIComponent,
  unescape: decodeURIComponent,
};
