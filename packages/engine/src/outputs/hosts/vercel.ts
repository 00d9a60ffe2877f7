import { escapeRegex } from '../../escape-regex.ts';
import { assetsDir, isolatedDir } from '../../output-paths.ts';
import type { Header, HostOptions } from './headers.ts';

/** The site is in the folder of its base, below `static/`. */
export type VercelOptions = HostOptions & {
  /** Documents by route: `/guide/start/` is `guide/start/index.html`. */
  documents: ReadonlyMap<string, string>;
};

export type VercelRoute = {
  src?: string;
  headers?: Record<string, string>;
  continue?: true;
  dest?: string;
  status?: number;
  handle?: 'filesystem' | 'hit';
};

export type VercelConfig = {
  version: 3;
  routes: VercelRoute[];
  overrides: Record<string, { path: string }>;
};

function toRecord(headers: readonly Header[]): Record<string, string> {
  return Object.fromEntries(headers);
}

/**
 * `config.json` of Vercel's Build Output API. Unlike `vercel.json` it is read after the build, which
 * knows the hashes of the policy.
 */
export function buildVercelConfig(options: VercelOptions): VercelConfig {
  const { headers, base, prefixes, documents } = options;
  const { security, immutable, isolation, isolatedPaths } = headers;
  const start = escapeRegex(base);
  const paths = [...documents]
    .map(([route, file]) => [base + route.slice(1), base.slice(1) + file] as const)
    // Vercel maps the root to `index.html` by default.
    .filter(([address]) => address !== '/');
  return {
    version: 3,
    routes: [
      { src: '^/.*$', headers: toRecord(security), continue: true },
      ...isolatedPaths.map((path) => ({
        src: `^${start}${escapeRegex(path)}/?$`,
        headers: toRecord([isolation]),
        continue: true as const,
      })),
      { src: '^/(.+)/$', dest: '/$1' },
      { handle: 'filesystem' },
      ...prefixes.map((lang) => ({
        src: `^${start}(?:[^/]+/)?${escapeRegex(lang)}(?:/.*)?$`,
        status: 404,
        dest: `${base}${lang}/404.html`,
      })),
      { src: '^/.*$', status: 404, dest: `${base}404.html` },
      { handle: 'hit' },
      { src: `^${start}${assetsDir}.*$`, headers: toRecord([immutable]), continue: true },
      ...(isolatedPaths.length > 0
        ? [
            {
              src: `^${start}${isolatedDir}.*$`,
              headers: toRecord([immutable, isolation]),
              continue: true as const,
            },
          ]
        : []),
    ],
    overrides: Object.fromEntries(
      paths.map(([address, file]) => [file, { path: address.replace(/^\/|\/$/g, '') }]),
    ),
  };
}
