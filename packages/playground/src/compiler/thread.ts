/**
 * A thread of Rspack, as `wasi-worker-browser.mjs` of its package starts it. That has the code of a
 * whole file system, of which it needs two classes, and asks the worker twelve times for a file.
 */
import { instantiateNapiModuleSync, MessageHandler, WASI } from '@napi-rs/wasm-runtime';
import { threadFs } from './thread-fs.ts';

const handler = new MessageHandler({
  onLoad({ wasmModule, wasmMemory }) {
    return instantiateNapiModuleSync(wasmModule, {
      childThread: true,
      wasi: new WASI({ version: 'preview1', fs: threadFs, preopens: { '/': '/' }, env: {} }),
      overwriteImports(imports) {
        imports.env = { ...imports.env, ...imports.napi, ...imports.emnapi, memory: wasmMemory };
        return imports;
      },
    });
  },
  onError: (error) => postMessage({ type: 'error', error }),
});

globalThis.onmessage = (event) => handler.handle(event);
