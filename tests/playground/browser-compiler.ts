import { type Browser, chromium, type JSHandle, type Page } from '@playwright/test';
import { openSiteCache } from 'docs-engine/node';
import {
  type BuildResult,
  buildCompiler,
  type CompilerManifest,
  type CompilerResponse,
  type Finding,
  type ProjectFiles,
} from 'rslib-playground/build';
import { repositoryRoot } from '../support/roots.ts';
import { manyWindowsOptions } from '../system/browsers.ts';
import { type Builtins, listChanges, markBuiltins } from './builtins.ts';
import {
  type BuildArguments,
  type BuildOptions,
  buildInPage,
  encode,
  type RequestOptions,
  startInPage,
} from './in-page.ts';
import { serveCompiler } from './serve.ts';

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
    const { directory, manifest } = await buildCompiler(
      openSiteCache(repositoryRoot, console).folder,
    );
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
    limit = 300_000,
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

  /** What the objects of the language are now, in the worker that runs. */
  markBuiltins(): Promise<JSHandle<Builtins>> {
    const worker = this.page
      .workers()
      .findLast((each) => each.url().endsWith(this.#manifest.worker));
    if (!worker) throw new Error('no worker runs');
    return worker.evaluateHandle(markBuiltins);
  }

  /** Their properties that have changed since then. */
  async listChanges(marked: JSHandle<Builtins>): Promise<string[]> {
    return marked.evaluate(listChanges);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#close();
  }
}
