import type { ProjectFiles } from '../protocol.ts';

/** The files that readers see and change, and the packages that are built with them. */
export type ProjectRequest = { files: ProjectFiles; packages: ProjectFiles };

type RequestType = 'build' | 'check';
type Answer = (request: ProjectRequest) => Promise<void>;

/** One request at a time. While one runs, only the latest build and the latest check wait. */
export class RequestQueue {
  #answer: Record<RequestType, Answer>;
  #waiting = new Map<RequestType, ProjectRequest>();
  #running: RequestType | undefined;
  /** Files of the build that was asked for last. */
  #latest: ProjectFiles | undefined;

  constructor(answer: Record<RequestType, Answer>) {
    this.#answer = answer;
  }

  get isRunning(): boolean {
    return this.#running !== undefined;
  }

  /** Whether the last build that was asked for is one of these files. */
  isLatest(files: ProjectFiles): boolean {
    return this.#latest === files;
  }

  /** Does nothing while these files wait for a build or are being built. */
  async build(request: ProjectRequest): Promise<void> {
    const isPending = this.#running === 'build' || this.#waiting.has('build');
    if (isPending && this.isLatest(request.files)) return;
    this.#latest = request.files;
    this.#waiting.set('build', request);
    await this.#run();
  }

  /** A check is about the latest files, so they are built before it. */
  async check(request: ProjectRequest): Promise<void> {
    if (!this.isLatest(request.files)) {
      this.#latest = request.files;
      this.#waiting.set('build', request);
    }
    this.#waiting.set('check', request);
    await this.#run();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting.clear();
  }

  async #run(): Promise<void> {
    if (this.isRunning) return;
    for (let next = this.#take(); next; next = this.#take()) {
      this.#running = next.type;
      await this.#answer[next.type](next.request);
    }
    this.#running = undefined;
  }

  #take(): { type: RequestType; request: ProjectRequest } | undefined {
    for (const type of ['build', 'check'] as const) {
      const request = this.#waiting.get(type);
      if (!request) continue;
      this.#waiting.delete(type);
      return { type, request };
    }
    return undefined;
  }
}
