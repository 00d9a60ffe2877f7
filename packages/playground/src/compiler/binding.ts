import {
  createOnMessage,
  getDefaultContext,
  instantiateNapiModule,
  WASI,
} from '@napi-rs/wasm-runtime';
import { Buffer } from '@napi-rs/wasm-runtime/fs';
import { memoryBytes } from './memory-size.ts';
import { fs } from './volume.ts';

/** The native part of Rspack, which `require('@rspack/binding')` gives. */
export let binding: unknown;

type Options = {
  module: WebAssembly.Module;
  /** URL of the script for threads. */
  thread: string;
  onCrash: (message: string) => void;
};

// Taken before the worker loses it.
const { Worker } = globalThis;

/**
 * The disk for threads. For each object in an answer, `createOnMessage` looks for its class among
 * the own properties of the file system. There are some 150, here only the two classes it can find.
 */
const threadFs = Object.create(fs, {
  Stats: { value: fs.Stats, enumerable: true },
  Dirent: { value: fs.Dirent, enumerable: true },
});

function startThread({ thread, onCrash }: Options): Worker {
  const worker = new Worker(thread, { type: 'module' });
  worker.addEventListener('message', createOnMessage(threadFs));
  worker.addEventListener('message', ({ data }) => {
    if (data?.type === 'error') onCrash(String(data.error?.message ?? data.error));
  });
  worker.addEventListener('error', (event) => onCrash(event.message || 'a thread failed'));
  return worker;
}

/**
 * What `rspack.wasi-browser.js` of the package does, but with a memory of our size, a module that
 * is compiled already, and reports of threads that fail.
 */
export async function loadBinding(options: Options): Promise<void> {
  const context = getDefaultContext();
  context.feature.Buffer = Buffer;
  const pages = memoryBytes / 65_536;
  const memory = new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const { napiModule } = await instantiateNapiModule(options.module, {
    context,
    asyncWorkPoolSize: 4,
    wasi: new WASI({
      version: 'preview1',
      fs,
      preopens: { '/': '/' },
      // A second thread for modules takes 80 MB and starts later: a tenth of the time until it is ready.
      env: { RSPACK_BLOCKING_THREADS: '1', TOKIO_WORKER_THREADS: '1' },
    }),
    onCreateWorker: () => startThread(options),
    overwriteImports(imports) {
      imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory };
      return imports;
    },
    beforeInit({ instance }) {
      for (const [name, value] of Object.entries(instance.exports)) {
        if (name.startsWith('__napi_register__')) (value as () => void)();
      }
    },
  });
  binding = napiModule.exports;
}
