import { escapeRegex } from '../../escape-regex.ts';
import { assetsDir, isolatedDir } from '../../output-paths.ts';
import type { Header, HostOptions } from './headers.ts';

function quote(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`;
}

/** `always` adds the header to error responses, too. */
function addHeader([name, value]: Header): string {
  return `  add_header ${name} ${quote(value)} always;`;
}

/** A location that sets a header inherits none, so each location lists all. */
function writeLocation(match: string, headers: readonly Header[], lines: string[]): string {
  const body = ['error_page 404 $docs_missing;', ...lines].map((line) => `  ${line}`);
  return [`location ${match} {`, ...headers.map(addHeader), ...body, '}'].join('\n');
}

function notFoundRules(base: string, prefixes: readonly string[]): string {
  const start = escapeRegex(base);
  return [
    `set $docs_missing ${base}404.html;`,
    ...prefixes.map(
      (lang) =>
        `if ($uri ~* ${quote(`^${start}(?:[^/]+/)?${escapeRegex(lang)}(?:/|$)`)}) { set $docs_missing ${base}${lang}/404.html; }`,
    ),
  ].join('\n');
}

/**
 * The generated part of an nginx configuration: headers, clean URLs, 404 documents. A `server`
 * block includes it; see `deploy/nginx.conf`.
 */
export function writeNginx({ headers, base, prefixes }: HostOptions): string {
  const { security, immutable, revalidate, isolation, isolatedPaths } = headers;
  const forms = '(?:/index)?(?:\\.html)?/?';
  return [
    '# Written by the build: include it in a server block whose root has the site at its base path.',
    notFoundRules(base, prefixes),
    '# Files with a hash in their name.',
    writeLocation(`^~ ${base}${assetsDir}`, [...security, immutable], ['try_files $uri =404;']),
    ...(isolatedPaths.length > 0
      ? [
          '# Workers of isolated pages, and these pages.',
          writeLocation(
            `^~ ${base}${isolatedDir}`,
            [...security, immutable, isolation],
            ['try_files $uri =404;'],
          ),
          writeLocation(
            `~ ${quote(`^(?<docs_isolated>${escapeRegex(base)}(?:${isolatedPaths.map(escapeRegex).join('|')}))${forms}$`)}`,
            [...security, revalidate, isolation],
            ['try_files $docs_isolated.html =404;'],
          ),
        ]
      : []),
    '# For other hosts.',
    writeLocation(`= ${base}_headers`, security, ['return 404;']),
    '# Pages in every form of their URL, and other files.',
    writeLocation(
      `~ ${quote(`^(?<docs_page>${escapeRegex(base)}.*?)${forms}$`)}`,
      [...security, revalidate],
      ['try_files $docs_page.html $docs_page/index.html $docs_page =404;'],
    ),
    ...(base === '/' ? [] : [`location = ${base.slice(0, -1)} { return 302 ${base}; }`]),
    '',
  ].join('\n\n');
}
