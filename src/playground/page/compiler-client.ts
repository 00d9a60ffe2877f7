import type {
  BuildResult,
  CompilerManifest,
  CompilerRequest,
  CompilerResponse,
  ProjectFiles,
} from '../protocol.ts';

/** In milliseconds. The first build of a worker also loads what only some projects need. */
const buildLimit = 10_000;
const firstBuildLimit = 60_000;

/** A build that was ended; the next one starts a new worker. */
export class BuildEnded extends Error {
  reason: 'stopped' | 'timeout' | 'crash';
  constructor(reason: BuildEnded['reason'], detail: string = reason) {
    super(detail);
    this.reason = reason;
  }
}

type Pending = { resolve: (result: BuildResult) => void; reject: (error: Error) => void };

/** Whether this page can run the compiler: `crossOriginIsolated` alone is not enough in WebKitGTK. */
export function isSupported(): boolean {
  return globalThis.crossOriginIsolated === true && typeof SharedArrayBuffer === 'function';
}

/** Starts the compiler worker when it is first needed, and replaces one that fails. */
export class CompilerClient {
  #manifest: CompilerManifest;
  #onProgress: (loadedBytes: number) => void;
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #pending: Pending | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #builds = 0;

  constructor(manifest: CompilerManifest, onProgress: (loadedBytes: number) => void) {
    this.#manifest = manifest;
    this.#onProgress = onProgress;
  }

  /** One build at a time. Rejects with `BuildEnded` when it is stopped or takes too long. */
  async build(files: ProjectFiles): Promise<BuildResult> {
    this.#ready ??= this.#start();
    await this.#ready;
    const limit = this.#builds === 0 ? firstBuildLimit : buildLimit;
    this.#builds++;
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject };
      this.#timer = setTimeout(() => this.end('timeout'), limit);
      this.#post({ type: 'build', id: this.#builds, files });
    });
  }

  /** Ends the worker. Its memory is given back. */
  end(reason: BuildEnded['reason'] = 'stopped', detail?: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = undefined;
    this.#builds = 0;
    this.#pending?.reject(new BuildEnded(reason, detail));
    this.#pending = undefined;
  }

  #post(request: CompilerRequest): void {
    this.#worker?.postMessage(request);
  }

  #start(): Promise<void> {
    const { worker, module, moduleParts, moduleBytes, thread } = this.#manifest;
    this.#worker = new Worker(worker, { type: 'module' });
    return new Promise((resolve, reject) => {
      // Until the worker is ready, a failure is one of the start.
      this.#pending = { resolve: () => resolve(), reject };
      const listen = ({ data }: MessageEvent<CompilerResponse>): void => {
        if (data.type === 'ready') resolve();
        else this.#receive(data);
      };
      this.#worker?.addEventListener('message', listen);
      this.#worker?.addEventListener('error', ({ message }) => this.end('crash', message));
      const urls = moduleParts.length > 0 ? moduleParts : [module];
      this.#post({ type: 'start', module: urls, moduleBytes, thread });
    });
  }

  #receive(response: CompilerResponse): void {
    if (response.type === 'progress') this.#onProgress(response.loadedBytes);
    else if (response.type === 'crash') this.end('crash', response.message);
    else this.#complete(response);
  }

  #complete(response: CompilerResponse): void {
    clearTimeout(this.#timer);
    const pending = this.#pending;
    this.#pending = undefined;
    if (response.type === 'built') pending?.resolve(response.result);
    else if (response.type === 'failed') pending?.reject(new Error(response.message));
  }
}
