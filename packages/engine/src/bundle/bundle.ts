import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig } from 'vite';
import type { License } from '../config/schemas/extra-files.ts';
import type { ThemeManifest } from '../config/schemas/theme-manifest.ts';
import { listThemeFolders } from '../config/theme-folders.ts';
import type { Logger } from '../diagnostics.ts';
import type { Renderer } from '../document/server-entry.ts';
import { openBundleCache } from '../files/disk-cache.ts';
import { hash } from '../files/hash.ts';
import { outputFile } from '../files/output-file.ts';
import { listPackageSources } from '../files/roots.ts';
import { workerFile } from '../output-paths.ts';
import type { Project } from '../site/load-project.ts';
import { type ClassNames, createClassNames } from './class-names.ts';
import { listIsolatedFiles } from './isolated-files.ts';
import { createPropertyNames, shortPropertyNames } from './property-names.ts';
import { type SplitStyles, splitStyles } from './split-styles.ts';

/** What a bundle consists of, except its folder. */
type BundleContent = Omit<SplitStyles, 'nonBlockingStyles' | 'noScriptStyles'> & {
  /** The one among `files` with the styles for non-blocking media; absent without such styles. */
  nonBlockingStyles?: string;
  /** The one among `files` with the styles of all modules; absent without such styles. */
  noScriptStyles?: string;
  /** Files below `clientDir`, for example `assets/entry.1a2b3c4d.js`. */
  files: string[];
  /** Those among `files` that only isolated pages load. */
  isolatedFiles: string[];
  /** The one among `files` that starts the page. */
  entry: string;
  /** Inline scripts of all documents, for the content security policy. */
  inlineScripts: readonly string[];
  /** Of all packages in the bundles, and so in documents and scripts. */
  licenses: License[];
};

/** Router and theme, bundled for the browser and for the build. */
export type Bundle = BundleContent & {
  /** Absolute path of the folder with the files for the browser. */
  clientDir: string;
  /** Absolute path of the module that exports the renderer. */
  serverFile: string;
  /** Absolute path of the service worker. */
  workerFile: string;
  /** Whether it is that of an earlier build. */
  isReused: boolean;
};

/** Describes the bundle, in its folder. */
const contentFile = 'bundle.json';

/** Copies images that style sheets use: only the server bundle has the style sheets. */
async function copyStyleAssets(outDir: string): Promise<void> {
  const assets = join(outDir, 'server/assets');
  if (!existsSync(assets)) return;
  const filter = (path: string): boolean => !path.endsWith('.js');
  await cp(assets, join(outDir, 'client/assets'), { recursive: true, filter });
}

/** Reads the styles in the server bundle. A theme without styles has no style sheet. */
async function readStyles(outDir: string): Promise<string> {
  const file = join(outDir, 'server/style.css');
  return existsSync(file) ? (await readFile(file, 'utf8')).trim() : '';
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
  await buildServerBundle(shared, join(outDir, 'server'));
  const { inScripts } = createPropertyNames(await readStyles(outDir));
  const plugins = [...(shared.plugins ?? []), shortPropertyNames(inScripts)];
  await buildBrowserBundle({ ...shared, plugins }, join(outDir, 'client'), classNames);
  await copyStyleAssets(outDir);
  await bundleWorker(join(outDir, 'worker'));
}

async function readLicenses(outDir: string): Promise<License[]> {
  const { license } = await import('./vite-config.ts');
  const folders = ['client', 'server', 'worker'].map((name) => join(outDir, name));
  const texts = folders.map((folder) => readFile(join(folder, license.fileName), 'utf8'));
  return (await Promise.all(texts)).flatMap((text) => JSON.parse(text));
}

/** Writes styles that documents link to. Returns their path below `client`. */
function writeStyles(outDir: string, css: string): string {
  const file = `assets/style.${hash(css).slice(0, 8)}.css`;
  outputFile(join(outDir, 'client', file), css);
  return file;
}

async function createContent(outDir: string, { moduleNames }: ClassNames): Promise<BundleContent> {
  const files = (await readdir(join(outDir, 'client/assets')))
    .filter((file) => !file.endsWith('.css'))
    .map((file) => `assets/${file}`);
  const styles = await readStyles(outDir);
  const { inStyles } = createPropertyNames(styles);
  const entry = files.find((file) => file.startsWith('assets/entry.'));
  if (!entry) throw new Error('the bundle has no entry');
  const { nonBlockingStyles, noScriptStyles, ...split } = splitStyles(
    inStyles(styles),
    moduleNames,
  );
  const linked = Object.fromEntries(
    Object.entries({ nonBlockingStyles, noScriptStyles })
      .filter(([, css]) => css)
      .map(([name, css]) => [name, writeStyles(outDir, css)]),
  );
  return {
    files: [...files, ...Object.values(linked)].sort(),
    isolatedFiles: await listIsolatedFiles(join(outDir, 'client'), files, entry),
    entry,
    inlineScripts: (await loadRenderer(join(outDir, 'server/server.js'))).inlineScripts,
    licenses: await readLicenses(outDir),
    ...split,
    ...linked,
  };
}

/** What a bundle is made from besides the code: the names of all modules and components. */
function listModules({
  entry,
  earlyEntry = '',
  serverEntry,
  islands,
  static: statics,
  layouts = {},
}: ThemeManifest) {
  const components = [islands, statics].map((definitions) =>
    Object.entries(definitions).map(([name, { file, hasMarkdown, hasInlineScript }]) => [
      name,
      basename(file),
      hasMarkdown,
      hasInlineScript,
    ]),
  );
  const pages = Object.entries(layouts).map(([type, file]) => [type, basename(file)]);
  return [basename(entry), basename(earlyEntry), basename(serverEntry), ...components, pages];
}

/** Bundles router and theme, or reuses the bundle of an earlier build of the same code. */
export async function bundleTheme(
  project: Project,
  sourceHash: string,
  log: Pick<Logger, 'warn'>,
): Promise<Bundle> {
  const { config } = project;
  const key = hash([sourceHash, config.base, JSON.stringify(listModules(config.theme))].join('\n'));
  let isReused = true;
  const folder = await openBundleCache(log).folder(`bundle/${key}`, async (outDir) => {
    isReused = false;
    const classNames = createClassNames([
      ...listPackageSources(),
      ...listThemeFolders(config.theme),
    ]);
    await buildBundles(project, outDir, classNames);
    outputFile(join(outDir, contentFile), JSON.stringify(await createContent(outDir, classNames)));
  });
  return {
    ...(JSON.parse(await readFile(join(folder, contentFile), 'utf8')) as BundleContent),
    clientDir: join(folder, 'client'),
    serverFile: join(folder, 'server/server.js'),
    workerFile: join(folder, 'worker', workerFile),
    isReused,
  };
}

/** Imports the server bundle; again when it has changed. Rejects when the file does not exist. */
export async function loadRenderer(serverFile: string): Promise<Renderer> {
  const version = hash(await readFile(serverFile));
  const module = await import(`${pathToFileURL(serverFile).href}?v=${version}`);
  return (module as { renderer: Renderer }).renderer;
}
