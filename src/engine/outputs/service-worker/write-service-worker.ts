import { readFile } from 'node:fs/promises';
import { toHref } from '#contract/urls.ts';
import type { LocaleSite } from '../../build/write-assets.ts';
import type { Bundle } from '../../bundle/bundle.ts';
import { toRoutePath } from '../../content/discover.ts';
import { hashOf } from '../../files/hash.ts';
import type { Output } from '../../files/output-dir.ts';
import { offlineDocument, offlineManifest, workerFile } from '../../output-paths.ts';
import type { Project } from '../../site/load-project.ts';
import { workerOff } from './unregister-worker.ts';

/**
 * Writes the service worker and the list of what it keeps, by language. A site that keeps nothing
 * still has a worker, which removes itself.
 */
export async function writeOffline(
  { site }: Project,
  bundle: Bundle,
  locales: ReadonlyMap<string, LocaleSite>,
  output: Output,
): Promise<void> {
  if (!site.offline) {
    await output.write(workerFile, hashOf(workerOff), () => workerOff);
    return;
  }
  await output.write(workerFile, bundle.key, () => readFile(bundle.workerFile));
  const { base, lang: defaultLang } = site;
  const code = bundle.files.map((file) => base + file);
  const shared = [...locales].map(([lang, { href, data }]) => {
    const document = toRoutePath(offlineDocument, lang, defaultLang);
    const provider = data.search?.provider;
    const index = provider?.name === 'local' ? [provider.index] : [];
    return [lang, [toHref(document, base), href, ...code, ...index]] as const;
  });
  const manifest = JSON.stringify(Object.fromEntries(shared));
  await output.write(offlineManifest, hashOf(manifest), () => manifest);
}
