import { createHash } from 'node:crypto';

/** What stands inline in the documents and therefore has to be named by the policy. */
export type InlineParts = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that pages talk to. */
  hosts?: readonly string[];
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Content security policy that allows the site's own files and exactly the inline parts. */
export function buildPolicy({ scripts, styles, hosts = [] }: InlineParts): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The `_headers` file: path patterns, each followed by its headers. Hosts and the preview server read it. */
export function buildHeaders(inline: InlineParts): string {
  return [
    '/*',
    `  Content-Security-Policy: ${buildPolicy(inline)}`,
    '  X-Content-Type-Options: nosniff',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), geolocation=(), microphone=()',
    '  Cross-Origin-Opener-Policy: same-origin',
    '  Cache-Control: public, max-age=0, must-revalidate',
    '/assets/*',
    '  ! Cache-Control',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}
