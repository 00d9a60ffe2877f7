import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type ThemeModules, toThemeModules } from '../config/theme-modules.ts';
import type { Logger } from '../diagnostics.ts';
import { openBundleCache } from '../files/disk-cache.ts';
import { hash } from '../files/hash.ts';
import { openWorker } from '../files/open-worker.ts';
import { outputFile } from '../files/output-file.ts';
import { workerFile } from '../output-paths.ts';
import type { Project } from '../site/load-project.ts';
import type { BundleContent, BundleInput } from './build-theme.ts';

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

/** What a bundle is made from besides the code: the names of all modules and components. */
function listModules({
  entry,
  earlyEntry = '',
  serverEntry,
  islands,
  static: statics,
  layouts = {},
}: ThemeModules) {
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

async function runBundlers(input: BundleInput): Promise<BundleContent> {
  const module = new URL('./build-theme.ts', import.meta.url);
  const worker = openWorker<BundleInput, BundleContent>(module, 'buildTheme');
  try {
    return await worker.call(input);
  } finally {
    await worker.close();
  }
}

/** Bundles router and theme, or reuses the bundle of an earlier build of the same code. */
export async function bundleTheme(
  { config }: Pick<Project, 'config'>,
  sourceHash: string,
  log: Pick<Logger, 'warn'>,
): Promise<Bundle> {
  const { base } = config;
  const theme = toThemeModules(config.theme);
  const key = hash([sourceHash, base, JSON.stringify(listModules(theme))].join('\n'));
  let isReused = true;
  const folder = await openBundleCache(log).folder(`bundle/${key}`, async (outDir) => {
    isReused = false;
    const content = await runBundlers({ theme, base, outDir });
    outputFile(join(outDir, contentFile), JSON.stringify(content));
  });
  return {
    ...(JSON.parse(await readFile(join(folder, contentFile), 'utf8')) as BundleContent),
    clientDir: join(folder, 'client'),
    serverFile: join(folder, 'server/server.js'),
    workerFile: join(folder, 'worker', workerFile),
    isReused,
  };
}
