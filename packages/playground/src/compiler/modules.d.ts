/** A file of an installed package, whether or not the package exports it. */
declare module 'package-file:*' {
  const content: unknown;
  // biome-ignore lint/style/noDefaultExport: packages have one
  export default content;
}

/** Texts by path on the volume: what resolution has to find in packages. */
declare module 'virtual:package-files' {
  export const packageFiles: Record<string, string>;
}

/** `lib.*.d.ts` of TypeScript by file name. */
declare module 'virtual:typescript-libs' {
  export const libs: Record<string, string>;
}

declare module 'virtual:typescript-libs/webworker' {
  export const libs: Record<string, string>;
}

declare module 'virtual:types/*' {
  export const files: Record<string, string>;
}

declare module 'virtual:versions' {
  export const versions: import('../protocol.ts').CompilerVersions;
}

/** The part that is used of the file system in `@napi-rs/wasm-runtime`. */
declare module '@napi-rs/wasm-runtime/fs' {
  export const Buffer: typeof globalThis.Buffer;
  export function memfs(files: object, cwd: string): { fs: typeof import('node:fs') };
}

declare module '@napi-rs/wasm-runtime' {
  type Context = { feature: { Buffer: unknown } };
  type Imports = { env: object; napi: object; emnapi: object };
  export class WASI {
    constructor(options: {
      version: 'preview1';
      fs: object;
      preopens: Record<string, string>;
      env: Record<string, string>;
    });
  }
  type ThreadOptions = {
    childThread: true;
    wasi: WASI;
    overwriteImports: (imports: Imports) => Imports;
  };
  /** Of a thread: loads the module when the worker says so. */
  export class MessageHandler {
    constructor(options: {
      onLoad: (data: { wasmModule: WebAssembly.Module; wasmMemory: WebAssembly.Memory }) => unknown;
      onError: (error: unknown) => void;
    });
    handle(event: MessageEvent): void;
  }
  export function instantiateNapiModuleSync(
    module: WebAssembly.Module,
    options: ThreadOptions,
  ): unknown;
  /** Each call is a message to the worker, which answers with a file system of its own. */
  export function createFsProxy(classes: object): typeof import('node:fs');
  export function getDefaultContext(): Context;
  export function createOnMessage(fs: object): (event: MessageEvent) => void;
  export function instantiateNapiModule(
    module: WebAssembly.Module,
    options: {
      context: Context;
      asyncWorkPoolSize: number;
      wasi: WASI;
      onCreateWorker: () => Worker;
      overwriteImports: (imports: Imports) => Imports;
      beforeInit: (source: { instance: WebAssembly.Instance }) => void;
    },
  ): Promise<{ napiModule: { exports: unknown } }>;
}

declare module 'path-browserify' {
  const path: typeof import('node:path').posix;
  export = path;
}
