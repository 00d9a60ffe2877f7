import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { Logger } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { hash } from '../files/hash.ts';
import { readJson } from '../files/json.ts';
import { outputFile } from '../files/output-file.ts';
import { workerFile } from '../output-paths.ts';
import type { Project } from '../site/load-project.ts';
import { type ClassNames, createClassNames } from './class-names.ts';
import { type SplitStyles, splitStyles } from './split-styles.ts';

/** Router and theme, bundled for the browser and for the build. Plain JSON, so builds can cache it. */
export type Bundle = SplitStyles & {
  /** Absolute path of the folder with the files for the browser. */
  clientDir: string;
  /** Files below `clientDir`, for example `assets/entry.1a2b3c4d.js`. */
  files: string[];
  /** The one among `files` that starts the page. */
  entry: string;
  /** Absolute path of the module that exports the renderer. */
  serverFile: string;
  /** Absolute path of the service worker. */
  workerFile: string;
};

/** Copies images that style sheets use: only the server bundle has the style sheets. */
async function copyStyleAssets(outDir: string): Promise<void> {
  const assets = join(outDir, 'server/assets');
  if (!existsSync(assets)) return;
  const filter = (path: string): boolean => !path.endsWith('.js');
  await cp(assets, join(outDir, 'client/assets'), { recursive: true, filter });
}

async function buildBundles(
  { config }: Project,
  outDir: string,
  classNames: ClassNames,
): Promise<void> {
  // Vite takes half a second to load, and most builds reuse the last bundle.
  const { createViteConfig } = await import('./vite-config.ts');
  const { buildBrowserBundle } = await import('./browser-bundle.ts');
  const { buildServerBundle } = await import('./server-bundle.ts');
  const { bundleWorker } = await import('./worker-bundle.ts');
  const shared: InlineConfig = {
    ...createViteConfig(config),
    css: { modules: { generateScopedName: classNames.scopeName } },
    base: config.base,
    publicDir: false,
  };
  await buildBrowserBundle(shared, join(outDir, 'client'), classNames);
  await buildServerBundle(shared, join(outDir, 'server'));
  await copyStyleAssets(outDir);
  await bundleWorker(join(outDir, 'worker'));
}

/** A theme without styles has no style sheet. */
async function readStyles(file: string): Promise<string> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
}

async function readBundle(outDir: string, { pagePrefixes }: ClassNames): Promise<Bundle> {
  const clientDir = join(outDir, 'client');
  const files = (await readdir(join(clientDir, 'assets'))).map((file) => `assets/${file}`);
  const entry = files.find((file) => file.startsWith('assets/entry.'));
  if (!entry) throw new Error('the bundle has no entry');
  return {
    clientDir,
    files: files.filter((file) => !file.endsWith('.css')),
    entry,
    ...splitStyles(await readStyles(join(outDir, 'server/style.css')), pagePrefixes),
    serverFile: join(outDir, 'server/server.js'),
    workerFile: join(outDir, 'worker', workerFile),
  };
}

/** Bundles router and theme, or reuses the bundle of an earlier build of the same code. */
export async function bundleTheme(
  project: Project,
  sourceHash: string,
  log: Logger,
): Promise<Bundle> {
  const { config, cacheDir } = project;
  const { entry, serverEntry } = config.theme;
  const key = hash([sourceHash, config.base, basename(entry), basename(serverEntry)].join('\n'));
  const outDir = join(cacheDir, 'bundle');
  const cachePath = join(outDir, 'bundle.json');
  const cached = readJson<{ key: string; bundle: Bundle }>(cachePath);
  if (cached?.key === key) {
    log.step('bundle    unchanged');
    return cached.bundle;
  }
  // An unfinished bundle must not pass for the cached one.
  await rm(cachePath, { force: true });
  const classNames = createClassNames(entry);
  await buildBundles(project, outDir, classNames);
  const bundle = await readBundle(outDir, classNames);
  outputFile(cachePath, JSON.stringify({ key, bundle }));
  log.step('bundle    theme and router bundled');
  return bundle;
}

/** Imports the server bundle; again when it has changed. Rejects when the file does not exist. */
export async function loadRenderer(serverFile: string): Promise<Renderer> {
  const version = hash(await readFile(serverFile));
  const module = await import(`${pathToFileURL(serverFile).href}?v=${version}`);
  return (module as { renderer: Renderer }).renderer;
}
