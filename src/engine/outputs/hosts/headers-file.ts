import { hashedFolder, type SiteHeaders } from '../headers.ts';

/**
 * The `_headers` file: path patterns, each followed by its headers. Netlify, Cloudflare Pages and
 * the preview server read it. Hosts join the values of a header that two patterns set, so
 * `fresh` is not written: it is what they answer with by themselves.
 */
export function writeHeadersFile({ security, immutable }: SiteHeaders): string {
  const write = ([name, value]: readonly [string, string]): string => `  ${name}: ${value}`;
  return ['/*', ...security.map(write), `/${hashedFolder}*`, write(immutable), ''].join('\n');
}
