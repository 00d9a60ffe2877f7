import { type Browser, chromium, type Page } from '@playwright/test';
import { openSiteCache } from '#engine/files/disk-cache.ts';
import { packageRoot } from '#engine/files/package-root.ts';
import { buildCompiler } from '../../src/playground/build/compiler-files.ts';
import type {
  BuildRequest,
  BuildResult,
  CompilerManifest,
  CompilerRequest,
  CompilerResponse,
  Finding,
  ProjectFiles,
} from '../../src/playground/protocol.ts';
import { manyWindowsOptions } from '../system/browsers.ts';
import { serveCompiler } from './serve.ts';

type BuildOptions = Pick<BuildRequest, 'logLevel'>;
type RequestOptions = BuildOptions & { type?: 'build' | 'check' };
type BuildArguments = [files: Encoded, limit: number, options: RequestOptions];

/** Bytes are sent from Node.js to the page as base64. */
type Encoded = Record<string, { text: string } | { base64: string }>;

function encode(files: ProjectFiles): Encoded {
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
async function startInPage(manifest: CompilerManifest): Promise<CompilerResponse> {
  const worker = new Worker(`/${manifest.worker}`, { type: 'module' });
  Object.assign(globalThis, { compilerWorker: worker });
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => data.type !== 'progress' && resolve(data);
    worker.onerror = ({ message }) => resolve({ type: 'crash', message });
    const request: CompilerRequest = {
      type: 'start',
      module: manifest.moduleParts.map((part) => `/${part}`),
      moduleBytes: manifest.moduleBytes,
      thread: `/${manifest.thread}`,
    };
    worker.postMessage(request);
  });
}

/** Runs in the page. Terminates a worker that does not respond in time. */
async function buildInPage([encoded, limit, options]: [
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
      clearTimeout(timer);
      if (data.type === 'crash') worker.terminate();
      resolve(data);
    };
    worker.postMessage({ type: 'build', id: 1, files, ...options });
  });
}

/** The compiler in a page of Chromium, with the policy of the site. */
export class BrowserCompiler {
  page: Page;
  /** URLs requested by the page and its workers. */
  requests: string[] = [];
  /** Unexpected browser messages. */
  violations: string[] = [];
  #browser: Browser;
  #manifest: CompilerManifest;
  #close: () => void;

  private constructor(
    browser: Browser,
    page: Page,
    manifest: CompilerManifest,
    server: { close: () => void },
  ) {
    this.#browser = browser;
    this.page = page;
    this.#manifest = manifest;
    this.#close = server.close;
    page.on('request', (request) => this.requests.push(request.url()));
    page.on('console', (message) => {
      if (message.type() === 'error') this.violations.push(message.text());
    });
  }

  static async open(): Promise<BrowserCompiler> {
    const { directory, manifest } = await buildCompiler(openSiteCache(packageRoot, console).folder);
    const server = await serveCompiler(directory);
    const browser = await chromium.launch(manyWindowsOptions);
    const page = await browser.newPage();
    await page.goto(server.origin);
    const compiler = new BrowserCompiler(browser, page, manifest, server);
    await compiler.restart();
    return compiler;
  }

  /** Starts a worker, and replaces the current one. */
  async restart(): Promise<void> {
    const response = await this.page.evaluate(startInPage, this.#manifest);
    if (response.type !== 'ready') throw new Error(JSON.stringify(response));
  }

  async request(
    files: ProjectFiles,
    options: RequestOptions = {},
    limit = 30_000,
  ): Promise<CompilerResponse> {
    const args: BuildArguments = [encode(files), limit, options];
    const response = await this.page.evaluate(buildInPage, args);
    if (response.type === 'crash') await this.restart();
    return response;
  }

  async build(files: ProjectFiles, options: BuildOptions = {}): Promise<BuildResult> {
    const response = await this.request(files, options);
    if (response.type !== 'built') throw new Error(JSON.stringify(response));
    return response.result;
  }

  async check(files: ProjectFiles): Promise<Finding[]> {
    const response = await this.request(files, { type: 'check' });
    if (response.type !== 'checked') throw new Error(JSON.stringify(response));
    return response.findings;
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#close();
  }
}
