import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toRoutePath } from '../../content/discover.ts';
import { offlineManifest } from '../../contract/cache-urls.ts';
import { toHref } from '../../contract/urls.ts';
import { hash, hashIntegrity } from '../../files/hash.ts';
import { isolatedDir, offlineDocument, workerFile } from '../../output-paths.ts';
import { listIsolatedRoutes } from '../../site/is-isolated.ts';
import type { BuildContext, BuildStep } from '../build-step.ts';
import { unregisterWorker } from './unregister-worker.ts';

/** The hashes of all files in `assets/` and of isolated scripts, by URL. */
async function listHashes(build: BuildContext): Promise<Record<string, string>> {
  const { project, bundle, assets, extra } = build;
  const { base } = project.config;
  const data = [...assets.siteData.values(), assets.routes].map(
    ({ url, content }) => [url, hashIntegrity(content)] as const,
  );
  const scripts = bundle.files.map(
    async (file) =>
      [base + file, hashIntegrity(await readFile(join(bundle.clientDir, file)))] as const,
  );
  const isolated = extra.files
    .filter(({ path }) => path.startsWith(isolatedDir) && path.endsWith('.js'))
    .map(async ({ path, read }) => [base + path, hashIntegrity(await read())] as const);
  return Object.fromEntries([...data, ...(await Promise.all([...scripts, ...isolated]))]);
}

/** What the worker knows of this build, as its first lines. */
async function writeFacts(build: BuildContext): Promise<string> {
  const hashes = JSON.stringify(await listHashes(build));
  const pages = JSON.stringify(
    listIsolatedRoutes(build.project).map((route) => toHref(route, build.project.config.base)),
  );
  return `self.assetIntegrity = ${hashes};\nself.isolatedPages = ${pages};\n`;
}

/**
 * Writes the service worker and the list of files it caches, by language. With `offline: false` the
 * worker removes itself, so that readers lose what an earlier build cached.
 */
export const writeServiceWorker: BuildStep = async (build) => {
  const { project, site, bundle, assets, out } = build;
  const { base, lang: defaultLang, offline } = project.config;
  if (!offline) {
    await out.write(workerFile, hash(unregisterWorker), () => unregisterWorker);
    return;
  }
  const worker = (await writeFacts(build)) + (await readFile(bundle.workerFile, 'utf8'));
  await out.write(workerFile, hash(worker), () => worker);
  const isIsolated = (file: string): boolean => bundle.isolatedFiles.includes(file);
  const toUrls = (files: string[]): string[] => files.map((file) => base + file);
  const scripts = toUrls(bundle.files.filter((file) => !isIsolated(file)));
  const urls = site.data.map(({ lang, search }) => {
    const document = toHref(toRoutePath(offlineDocument, lang, defaultLang), base);
    const index =
      search?.provider.name === 'local' ? [search.provider.index, search.provider.texts] : [];
    return [lang, [document, assets.siteData.get(lang)?.url, ...scripts, ...index]] as const;
  });
  const isolated = bundle.isolatedFiles.length > 0 && { isolated: toUrls(bundle.isolatedFiles) };
  const manifest = JSON.stringify({ ...Object.fromEntries(urls), ...isolated });
  await out.write(offlineManifest, hash(manifest), () => manifest);
};
