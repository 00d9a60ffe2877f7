import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { Renderer } from '../document/server-entry.ts';
import { hash } from '../files/hash.ts';
import { hashSources } from '../files/hash-sources.ts';
import { readJson } from '../files/json.ts';
import { outputFile } from '../files/output-file.ts';
import { packageRoot } from '../files/package-root.ts';
import { workerFile } from '../output-paths.ts';
import type { Project } from '../site/load-project.ts';
import { type ClassNames, createClassNames } from './class-names.ts';
import { type SplitStyles, splitStyles } from './split-styles.ts';
import { bundleWorker } from './worker-bundle.ts';

/** The theme and the router as the browser and the build run them. */
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
  /** Changes when anything that the bundle is made from changes. */
  key: string;
};

/** Of a package with thousands of icons only those in use are parsed, which halves the time of bundling. */
const experimental = { lazyBarrel: true };

/** A constant is written where it is used, in place of its name: 15 bytes less before the first paint. */
const optimization = { inlineConst: { mode: 'all', pass: 2 } } as const;

/** Pictures that styles name: only the server bundle reads styles. */
async function copyAssets(outDir: string): Promise<void> {
  const assets = join(outDir, 'server/assets');
  if (!existsSync(assets)) return;
  const filter = (path: string): boolean => !path.endsWith('.js');
  await cp(assets, join(outDir, 'client/assets'), { recursive: true, filter });
}

/** How long plugins take depends on the machine; it is no fault of the site. */
const checks = { bundlerTimings: false };

async function buildClient(
  shared: InlineConfig,
  outDir: string,
  classNames: ClassNames,
): Promise<void> {
  const { build } = await import('vite');
  const { createAppChunk } = await import('./app-chunk.ts');
  const { cssClassMap } = await import('./css-class-map.ts');
  await build({
    ...shared,
    plugins: [...(shared.plugins ?? []), cssClassMap(classNames)],
    build: {
      ...shared.build,
      outDir: join(outDir, 'client'),
      emptyOutDir: true,
      rolldownOptions: {
        experimental,
        checks,
        optimization,
        input: { entry: join(packageRoot, 'src/engine/browser/entry.ts') },
        output: {
          entryFileNames: 'assets/[name].[hash].js',
          chunkFileNames: 'assets/[name].[hash].js',
          assetFileNames: 'assets/[name].[hash][extname]',
          codeSplitting: { groups: [createAppChunk()] },
        },
      },
    },
  });
}

async function buildServer(shared: InlineConfig, outDir: string): Promise<void> {
  const { build } = await import('vite');
  await build({
    ...shared,
    // Icon packages are bundled, so that a build does not load thousands of icons for a few.
    ssr: { noExternal: true, external: ['react', 'react-dom'] },
    build: {
      ...shared.build,
      outDir: join(outDir, 'server'),
      emptyOutDir: true,
      ssr: true,
      // The server bundle knows every component, the static ones too: its styles are those of the site.
      emitAssets: true,
      // The script in the head is the text of a function: it goes into every document.
      minify: 'oxc',
      rolldownOptions: {
        experimental,
        checks,
        input: { server: join(packageRoot, 'src/engine/document/server-entry.ts') },
        output: {
          entryFileNames: '[name].js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'style.css'
              : 'assets/[name].[hash][extname]',
        },
      },
    },
  });
}

async function runVite(project: Project, outDir: string, classNames: ClassNames): Promise<void> {
  const { createViteConfig } = await import('./vite-config.ts');
  const shared: InlineConfig = {
    ...createViteConfig(project.config),
    css: { modules: { generateScopedName: classNames.scopeName } },
    base: project.config.base,
    publicDir: false,
  };
  await buildClient(shared, outDir, classNames);
  await buildServer(shared, outDir);
  await copyAssets(outDir);
}

/** A theme without styles has no such file. */
async function readStyles(file: string): Promise<string> {
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
}

async function describeOutput(
  outDir: string,
  key: string,
  { pagePrefixes }: ClassNames,
): Promise<Bundle> {
  const clientDir = join(outDir, 'client');
  const files = (await readdir(join(clientDir, 'assets'))).map((file) => `assets/${file}`);
  const entry = files.find((file) => file.startsWith('assets/entry.'));
  if (!entry) throw new Error('the bundle has no entry');
  const serverFile = join(outDir, 'server/server.js');
  return {
    clientDir,
    files: files.filter((file) => !file.endsWith('.css')),
    entry,
    ...splitStyles(await readStyles(join(outDir, 'server/style.css')), pagePrefixes),
    serverFile,
    workerFile: join(outDir, 'worker', workerFile),
    key,
  };
}

/** Bundles theme and router, or takes the bundle of an earlier build of the same code. */
export async function bundleTheme(project: Project): Promise<{ bundle: Bundle; bundled: boolean }> {
  const { config, cacheDir } = project;
  const { entry, serverEntry } = config.theme;
  const code = await hashSources([
    'src',
    'package-lock.json',
    'tsconfig.json',
    // A theme can live outside of `src/`.
    dirname(entry),
    dirname(serverEntry),
  ]);
  const key = hash([code, config.base, basename(entry), basename(serverEntry)].join('\n'));
  const outDir = join(cacheDir, 'bundle');
  const storedPath = join(outDir, 'bundle.json');
  const stored = readJson<Bundle>(storedPath);
  if (stored?.key === key) return { bundle: stored, bundled: false };
  const classNames = createClassNames(config.theme.entry);
  // What is left of a bundle that is not finished must not be taken for the one before.
  await rm(storedPath, { force: true });
  await runVite(project, outDir, classNames);
  await bundleWorker(join(outDir, 'worker'));
  const bundle = await describeOutput(outDir, key, classNames);
  outputFile(storedPath, JSON.stringify(bundle));
  return { bundle, bundled: true };
}

/** Imports the server bundle at an absolute path, anew when its content has changed. Rejects when there is no such file. */
export async function loadRenderer(serverFile: string): Promise<Renderer> {
  const version = hash(await readFile(serverFile));
  const module = await import(`${pathToFileURL(serverFile).href}?v=${version}`);
  return (module as { renderer: Renderer }).renderer;
}
