import { assetsDir, isolatedDir } from '../../output-paths.ts';
import type { SiteHeaders } from './headers.ts';

/**
 * Content of the `_headers` file: path patterns, each followed by its headers. Netlify, Cloudflare
 * Pages and the preview server read it. Hosts join the values of a header that two patterns set, so
 * `revalidate`, their default, is left out.
 * @param base URL path of the site; patterns include it
 */
export function writeHeadersFile(
  { security, types, immutable, isolation, isolatedPaths }: SiteHeaders,
  base: string,
): string {
  const write = ([name, value]: readonly [string, string]): string => `  ${name}: ${value}`;
  const typed = Object.entries(types).flatMap(([ending, type]) => [
    `/*.${ending}`,
    write(['Content-Type', type]),
  ]);
  const hashed = [`${base}${assetsDir}*`, write(immutable)];
  const isolated = isolatedPaths.flatMap((path) => [`${base}${path}`, write(isolation)]);
  if (isolated.length > 0) {
    isolated.push(`${base}${isolatedDir}*`, write(immutable), write(isolation));
  }
  return ['/*', ...security.map(write), ...typed, ...hashed, ...isolated, ''].join('\n');
}
