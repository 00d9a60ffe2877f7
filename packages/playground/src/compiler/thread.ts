/** A thread of Rspack, as the package with the binding starts it. */
import '@rspack/binding-wasm32-wasi/wasi-worker-browser.mjs';
