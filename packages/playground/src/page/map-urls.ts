import type { CompilerManifest } from '../protocol.ts';

/** The manifest with other URLs of its files. */
export function mapUrls(
  manifest: CompilerManifest,
  toUrl: (url: string) => string,
): CompilerManifest {
  return {
    ...manifest,
    worker: toUrl(manifest.worker),
    thread: toUrl(manifest.thread),
    module: toUrl(manifest.module),
    moduleParts: manifest.moduleParts.map(toUrl),
    scripts: manifest.scripts.map(toUrl),
  };
}
