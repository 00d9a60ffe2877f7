import { readFile } from 'node:fs/promises';
import { toHref } from '#contract/urls.ts';
import { toRoutePath } from '../../content/discover.ts';
import { hash } from '../../files/hash.ts';
import { offlineDocument, offlineManifest, workerFile } from '../../output-paths.ts';
import type { BuildStep } from '../build-step.ts';
import { unregisterWorker } from './unregister-worker.ts';

/**
 * Writes the service worker and the list of files it caches, by language. With `offline: false` the
 * worker removes itself, so that readers lose what an earlier build cached.
 */
export const writeServiceWorker: BuildStep = async ({
  project,
  sourceHash,
  site,
  bundle,
  assets,
  out,
}) => {
  const { base, lang: defaultLang, offline } = project.config;
  if (!offline) {
    await out.write(workerFile, hash(unregisterWorker), () => unregisterWorker);
    return;
  }
  await out.write(workerFile, sourceHash, () => readFile(bundle.workerFile));
  const scripts = bundle.files.map((file) => base + file);
  const urls = site.data.map(({ lang, search }) => {
    const document = toHref(toRoutePath(offlineDocument, lang, defaultLang), base);
    const index = search?.provider.name === 'local' ? [search.provider.index] : [];
    return [lang, [document, assets.siteData.get(lang)?.url, ...scripts, ...index]] as const;
  });
  const manifest = JSON.stringify(Object.fromEntries(urls));
  await out.write(offlineManifest, hash(manifest), () => manifest);
};
