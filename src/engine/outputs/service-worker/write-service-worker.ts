import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toHref } from '#contract/urls.ts';
import { toRoutePath } from '../../content/discover.ts';
import { hash, hashIntegrity } from '../../files/hash.ts';
import { offlineDocument, offlineManifest, workerFile } from '../../output-paths.ts';
import type { BuildContext, BuildStep } from '../build-step.ts';
import { unregisterWorker } from './unregister-worker.ts';

/** The hashes of all files in `assets/`, by URL, as the first line of the worker. */
async function writeIntegrity({ project, bundle, assets }: BuildContext): Promise<string> {
  const { base } = project.config;
  const data = [...assets.siteData.values(), assets.routes].map(
    ({ url, content }) => [url, hashIntegrity(content)] as const,
  );
  const scripts = bundle.files.map(
    async (file) =>
      [base + file, hashIntegrity(await readFile(join(bundle.clientDir, file)))] as const,
  );
  const hashes = Object.fromEntries([...data, ...(await Promise.all(scripts))]);
  return `self.assetIntegrity = ${JSON.stringify(hashes)};\n`;
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
  const worker = (await writeIntegrity(build)) + (await readFile(bundle.workerFile, 'utf8'));
  await out.write(workerFile, hash(worker), () => worker);
  const scripts = bundle.files.map((file) => base + file);
  const urls = site.data.map(({ lang, search }) => {
    const document = toHref(toRoutePath(offlineDocument, lang, defaultLang), base);
    const index = search?.provider.name === 'local' ? [search.provider.index] : [];
    return [lang, [document, assets.siteData.get(lang)?.url, ...scripts, ...index]] as const;
  });
  const manifest = JSON.stringify(Object.fromEntries(urls));
  await out.write(offlineManifest, hash(manifest), () => manifest);
};
