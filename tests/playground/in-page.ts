import type {
  BuildRequest,
  CompilerManifest,
  CompilerRequest,
  CompilerResponse,
  ProjectFiles,
} from 'rslib-playground/build';

export type BuildOptions = Pick<BuildRequest, 'logLevel'>;
export type RequestOptions = BuildOptions & { type?: 'build' | 'check' };
export type BuildArguments = [files: Encoded, limit: number, options: RequestOptions];

/** Bytes are sent from Node.js to the page as base64. */
type Encoded = Record<string, { text: string } | { base64: string }>;

export function encode(files: ProjectFiles): Encoded {
  return Object.fromEntries(
    Object.entries(files).map(([path, contents]) => [
      path,
      typeof contents === 'string'
        ? { text: contents }
        : { base64: Buffer.from(contents).toString('base64') },
    ]),
  );
}

/** Runs in the page. Starts the worker and stores it in a global variable. */
export async function startInPage(manifest: CompilerManifest): Promise<CompilerResponse> {
  const worker = new Worker(`/${manifest.worker}`, { type: 'module' });
  Object.assign(globalThis, { compilerWorker: worker });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => data.type !== 'progress' && resolve(data);
    worker.onerror = ({ message }) => resolve({ type: 'crash', message });
    const request: CompilerRequest = {
      type: 'start',
      // As the page does.
      module: navigator.serviceWorker?.controller ? `/${manifest.module}` : undefined,
      moduleParts: manifest.moduleParts.map((part) => `/${part}`),
      thread: `/${manifest.thread}`,
    };
    worker.postMessage(request);
  });
}

/** Runs in the page. Terminates a worker that does not respond in time. */
export async function buildInPage([encoded, limit, options]: [
  Encoded,
  number,
  RequestOptions,
]): Promise<CompilerResponse> {
  const worker = (globalThis as unknown as { compilerWorker: Worker }).compilerWorker;
  const decode = (base64: string): Uint8Array =>
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const files = Object.fromEntries(
    Object.entries(encoded).map(([path, contents]) => [
      path,
      'text' in contents ? contents.text : decode(contents.base64),
    ]),
  );
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      worker.terminate();
      resolve({ type: 'crash', message: 'no answer' });
    }, limit);
    worker.onmessage = ({ data }) => {
      if (data.type === 'loaded') return;
      clearTimeout(timer);
      if (data.type === 'crash') worker.terminate();
      resolve(data);
    };
    worker.postMessage({ type: 'build', id: 1, files, ...options });
  });
}
