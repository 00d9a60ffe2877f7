import type {
  BuildResult,
  CompilerManifest,
  CompilerRequest,
  CompilerResponse,
  Finding,
  OutputFile,
  ProjectFiles,
} from '../protocol.ts';

/** In milliseconds, once everything that the build needs has loaded. */
const buildLimit = 10_000;
/** In milliseconds: for a check, for what a build loads, and for the first build of a worker. */
const longLimit = 60_000;
/** In small requests. Memory grows with each, and with each file of it. */
const renewAfter = 30;
/** In files: so many cost as much as a small request. */
const filesPerRequest = 20;
/** In milliseconds, after the last answer. */
const renewDelay = 3000;
/** In milliseconds. Nine minutes, because the browser frees the memory of a worker up to a minute after its end. */
const sleepDelay = 540_000;

/** A build that was ended; the next one starts a new worker. */
export class BuildEnded extends Error {
  reason: 'stopped' | 'timeout' | 'crash';
  constructor(reason: BuildEnded['reason'], detail: string = reason) {
    super(detail);
    this.reason = reason;
  }
}

type Answer = BuildResult | Finding[];
/** Receives what a build has written while its declaration files are made. */
type OnJavascript = (outputs: OutputFile[]) => void;
type Question = {
  type: 'build' | 'check';
  files: ProjectFiles;
  onJavascript?: OnJavascript | undefined;
};
type Pending = {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  onJavascript?: OnJavascript | undefined;
};

/** Starts the compiler worker when it is first needed, and replaces one that fails. */
export class CompilerClient {
  #manifest: CompilerManifest;
  #onProgress: (loadedBytes: number) => void;
  #worker: Worker | undefined;
  #ready: Promise<void> | undefined;
  #pending: Pending | undefined;
  /** Ends a request that takes too long, or a worker without requests. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #requests = 0;
  /** Of what the worker has answered, in small requests. */
  #cost = 0;

  constructor(manifest: CompilerManifest, onProgress: (loadedBytes: number) => void) {
    this.#manifest = manifest;
    this.#onProgress = onProgress;
  }

  /** One request at a time. Rejects with `BuildEnded` when it is stopped or takes too long. */
  async build(files: ProjectFiles, onJavascript?: OnJavascript): Promise<BuildResult> {
    return (await this.#request({ type: 'build', files, onJavascript })) as BuildResult;
  }

  /** What tools say of the package that the files are. */
  async check(files: ProjectFiles): Promise<Finding[]> {
    return (await this.#request({ type: 'check', files })) as Finding[];
  }

  /** Memory that earlier builds have used can end a worker: the request is asked of another. */
  async #request(question: Question): Promise<Answer> {
    const isUsed = this.#requests > 0 || question.onJavascript !== undefined;
    try {
      return await this.#ask(question);
    } catch (error) {
      const isCrash = error instanceof BuildEnded && error.reason === 'crash';
      if (!isCrash || !isUsed) throw error;
      return this.#ask({ ...question, onJavascript: undefined });
    }
  }

  async #ask({ type, files, onJavascript }: Question): Promise<Answer> {
    this.#ready ??= this.#start();
    clearTimeout(this.#timer);
    await this.#ready;
    this.#requests++;
    this.#cost += 1 + Object.keys(files).length / filesPerRequest;
    return new Promise((resolve, reject) => {
      this.#pending = { resolve, reject, onJavascript };
      this.#limit(longLimit);
      this.#post({ type, id: this.#requests, files, javascriptFirst: onJavascript !== undefined });
    });
  }

  /** Ends the worker. Its memory is given back. */
  end(reason: BuildEnded['reason'] = 'stopped', detail?: string): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#ready = undefined;
    this.#requests = 0;
    this.#cost = 0;
    this.#pending?.reject(new BuildEnded(reason, detail));
    this.#pending = undefined;
  }

  /** Ends the running request after that time. */
  #limit(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end('timeout'), milliseconds);
  }

  #post(request: CompilerRequest): void {
    this.#worker?.postMessage(request);
  }

  #start(): Promise<void> {
    const { worker, module, moduleParts, thread } = this.#manifest;
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
      const whole = globalThis.navigator?.serviceWorker?.controller ? module : undefined;
      this.#post({ type: 'start', module: whole, moduleParts, thread });
    });
  }

  #receive(response: CompilerResponse): void {
    if (response.type === 'progress') this.#onProgress(response.loadedBytes);
    else if (response.type === 'loaded') this.#limit(this.#requests > 1 ? buildLimit : longLimit);
    else if (response.type === 'javascript') this.#pending?.onJavascript?.(response.outputs);
    else if (response.type === 'crash') this.end('crash', response.message);
    else this.#complete(response);
  }

  /** Gives memory back: a worker that has answered much is replaced, and one without requests ended. */
  #rest(): void {
    this.#timer = setTimeout(() => {
      if (this.#cost >= renewAfter) {
        this.end();
        this.#ready = this.#start();
        // The next request reports it.
        this.#ready.catch(() => {});
      }
      this.#timer = setTimeout(() => this.end(), sleepDelay);
    }, renewDelay);
  }

  #complete(response: CompilerResponse): void {
    clearTimeout(this.#timer);
    this.#rest();
    const pending = this.#pending;
    this.#pending = undefined;
    if (response.type === 'built') pending?.resolve(response.result);
    else if (response.type === 'checked') pending?.resolve(response.findings);
    else if (response.type === 'failed') pending?.reject(new Error(response.message));
  }
}
