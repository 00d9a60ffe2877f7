import { readFile } from 'node:fs/promises';
import { toHref } from '#contract/urls.ts';
import type { LocaleSite } from '../../build/write-assets.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { toRoutePath } from '../../content/discover.ts';
import { hash } from '../../files/hash.ts';
import type { OutputDir } from '../../files/output-dir.ts';
import { offlineDocument, offlineManifest, workerFile } from '../../output-paths.ts';
import type { Project } from '../../site/load-project.ts';
import { workerOff } from './unregister-worker.ts';

/**
 * Writes the service worker and the list of what it keeps, by language. A site that keeps nothing
 * still has a worker, which removes itself.
 */
export async function writeServiceWorker(
  { config }: Project,
  bundle: Bundle,
  locales: ReadonlyMap<string, LocaleSite>,
  output: OutputDir,
): Promise<void> {
  if (!config.offline) {
    await output.write(workerFile, hash(workerOff), () => workerOff);
    return;
  }
  await output.write(workerFile, bundle.key, () => readFile(bundle.workerFile));
  const { base, lang: defaultLang } = config;
  const code = bundle.files.map((file) => base + file);
  const shared = [...locales].map(([lang, { href, data }]) => {
    const document = toRoutePath(offlineDocument, lang, defaultLang);
    const provider = data.search?.provider;
    const index = provider?.name === 'local' ? [provider.index] : [];
    return [lang, [toHref(document, base), href, ...code, ...index]] as const;
  });
  const manifest = JSON.stringify(Object.fromEntries(shared));
  await output.write(offlineManifest, hash(manifest), () => manifest);
}
