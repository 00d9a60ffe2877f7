import type { Diagnostic } from '../../diagnostics.ts';
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

/** Warns before a line is longer than the 2000 characters that Cloudflare Pages reads. */
export function checkLineLength(headersFile: string): Diagnostic[] {
  return headersFile
    .split('\n')
    .filter((line) => line.length > 1900)
    .map((line) => ({
      severity: 'warning',
      file: 'dist/_headers',
      message: `the line ${line.trim().split(':')[0]} has ${line.length} characters`,
      hint: 'Cloudflare Pages allows 2000. Use fewer inline scripts, styles or hosts.',
    }));
}
