/** What the compiler needs of the browser after its start. None of it reaches network or storage. */
const allowed = new Set(
  `self globalThis global process Buffer setImmediate clearImmediate console performance crypto
  setTimeout clearTimeout setInterval clearInterval queueMicrotask structuredClone
  addEventListener removeEventListener dispatchEvent onmessage onmessageerror onerror onrejectionhandled
  onunhandledrejection reportError postMessage close constructor name isSecureContext
  crossOriginIsolated atob btoa TextEncoder TextDecoder URL URLSearchParams Response
  ReadableStream WritableStream TransformStream CompressionStream DecompressionStream
  MessageChannel MessagePort MessageEvent Event EventTarget ErrorEvent PromiseRejectionEvent
  AbortController AbortSignal DOMException Performance Crypto DedicatedWorkerGlobalScope
  WorkerGlobalScope navigator location
  Object Function Array Number parseFloat parseInt Infinity NaN undefined Boolean String Symbol Date
  Promise RegExp Error AggregateError EvalError RangeError ReferenceError SyntaxError TypeError
  URIError SuppressedError JSON Math Intl ArrayBuffer SharedArrayBuffer Atomics Uint8Array Int8Array
  Uint16Array Int16Array Uint32Array Int32Array Float16Array Float32Array Float64Array
  Uint8ClampedArray BigUint64Array BigInt64Array DataView Map BigInt Set WeakMap WeakSet WeakRef
  FinalizationRegistry Proxy Reflect Iterator decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape eval isFinite isNaN DisposableStack AsyncDisposableStack
  WebAssembly __proto__`.split(/\s+/),
);

/** `location` and `navigator` cannot be deleted; the latter leads to storage and locks. */
function emptyNavigator(): void {
  const prototype = Object.getPrototypeOf(navigator);
  for (const name of Object.getOwnPropertyNames(prototype)) {
    if (name !== 'constructor') delete prototype[name];
  }
}

/**
 * Takes everything from the global that is not on the list: network, storage, caches, workers. Runs
 * before the worker reads the first file of a reader; no code of readers runs, and if some ever
 * did, it would find nothing to use.
 */
export function lockDown(): void {
  const { prototype } = Object;
  for (
    let holder: object | null = globalThis;
    holder && holder !== prototype;
    holder = Object.getPrototypeOf(holder)
  ) {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!allowed.has(name)) Reflect.deleteProperty(holder, name);
    }
  }
  emptyNavigator();
  Reflect.deleteProperty(URL, 'createObjectURL');
  const kept = [
    'fetch',
    'XMLHttpRequest',
    'WebSocket',
    'Worker',
    'indexedDB',
    'caches',
    'importScripts',
  ];
  const reachable = kept.filter((name) => name in globalThis);
  if (reachable.length > 0) throw new Error(`still reachable: ${reachable.join(', ')}`);
}
