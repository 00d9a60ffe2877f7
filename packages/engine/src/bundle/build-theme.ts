import { existsSync } from 'node:fs';
import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig } from 'vite';
import type { License } from '../config/schemas/extra-files.ts';
import { listThemeFolders } from '../config/theme-folders.ts';
import type { ThemeModules } from '../config/theme-modules.ts';
import { hash } from '../files/hash.ts';
import { outputFile } from '../files/output-file.ts';
import { listPackageSources } from '../files/roots.ts';
import { buildBrowserBundle } from './browser-bundle.ts';
import { type ClassNames, createClassNames } from './class-names.ts';
import { listIsolatedFiles } from './isolated-files.ts';
import { loadRenderer } from './load-renderer.ts';
import { createPropertyNames, shortPropertyNames } from './property-names.ts';
import { buildServerBundle } from './server-bundle.ts';
import { type SplitStyles, splitStyles } from './split-styles.ts';
import { createViteConfig, license } from './vite-config.ts';
import { bundleWorker } from './worker-bundle.ts';

/** What a bundle consists of, except its folder. */
export type BundleContent = Omit<SplitStyles, 'nonBlockingStyles' | 'noScriptStyles'> & {
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

export type BundleInput = {
  theme: ThemeModules;
  /** Of the configuration. */
  base: string;
  /** Absolute path of the folder for the bundles, which need not exist. */
  outDir: string;
};

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
  { theme, base, outDir }: BundleInput,
  classNames: ClassNames,
): Promise<void> {
  const shared: InlineConfig = {
    ...createViteConfig(theme),
    css: { modules: { generateScopedName: classNames.scopeName } },
    base,
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

/** Bundles router and theme for the browser and for the build. Runs in a worker, see `bundle.ts`. */
export async function buildTheme(input: BundleInput): Promise<BundleContent> {
  const classNames = createClassNames([...listPackageSources(), ...listThemeFolders(input.theme)]);
  await buildBundles(input, classNames);
  return createContent(input.outDir, classNames);
}
