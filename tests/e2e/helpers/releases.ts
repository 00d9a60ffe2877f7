import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import type { RequestListener, Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import { createPreviewServer } from 'docs-engine/server';
import { at } from './offline.ts';
import type { PublishedSite } from './published-site.ts';
import { renameBuild } from './rename-build.ts';

/** A build that the host can serve. */
export type Release = {
  dist: string;
  answer: RequestListener;
  /** Hash of each file, by the URL that a worker caches it under. */
  hashes: ReadonlyMap<string, string>;
};

const names = ['releaseA', 'releaseB', 'releaseC'];

function toCacheUrl(path: string): string {
  if (!path.endsWith('.html') || path.endsWith('offline.html')) return at(`/${path}`);
  return at(`/${path}`).replace(/(?:\/index)?\.html$/, '');
}

async function hashFiles(dist: string): Promise<Release['hashes']> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashes = files.map(async ({ parentPath, name }) => {
    const file = join(parentPath, name);
    const hash = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
    return [toCacheUrl(relative(dist, file).split(sep).join('/')), hash] as const;
  });
  return new Map(await Promise.all(hashes));
}

/** Builds of the same pages, whose scripts and data have other names in each. */
export async function createReleases({ site }: PublishedSite): Promise<Release[]> {
  const options = { base: at('/'), langs: ['en', 'zh'], defaultLang: 'en' };
  const releases: Release[] = [];
  // One after another: the ETag of a file is its size and time.
  for (const name of names) {
    const dist = join(site.folder, name);
    await rm(dist, { recursive: true, force: true });
    await cp(join(site.folder, 'dist'), dist, { recursive: true });
    await renameBuild(dist, name);
    const server: Server = createPreviewServer({ outDir: dist, ...options });
    const answer: RequestListener = (...input) => void server.emit('request', ...input);
    releases.push({ dist, answer, hashes: await hashFiles(dist) });
  }
  return releases;
}
