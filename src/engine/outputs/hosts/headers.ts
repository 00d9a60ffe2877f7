import { createHash } from 'node:crypto';

export type Header = readonly [name: string, value: string];

/** Headers of the site by what they are for. Every host takes them from here, in its own form. */
export type SiteHeaders = {
  /** For every answer. */
  security: readonly Header[];
  /** For files with a hash in their name, which never change. */
  immutable: Header;
  /** Types of texts by ending, with the encoding that hosts of a `_headers` file may leave out. */
  types: Readonly<Record<string, string>>;
  /** For everything else: kept, but asked for again each time. */
  revalidate: Header;
};

/** What stands inline in the documents and therefore has to be named by the policy. */
export type InlineSources = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that pages talk to. */
  hosts?: readonly string[];
  /** Another origin that pictures come from. */
  assetOrigin?: string | undefined;
};

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Content security policy that allows the site's own files and exactly the inline parts. */
function buildPolicy({ scripts, styles, hosts = [], assetOrigin }: InlineSources): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    ["img-src 'self' data:", ...(assetOrigin ? [assetOrigin] : [])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
  ];
}

/** The policy for a document that carries it itself; `frame-ancestors` counts in a header only. */
export function buildDocumentPolicy(inline: InlineSources): string {
  return buildPolicy(inline).join('; ');
}

/** The headers of a site whose documents have these inline parts. Times are in seconds. */
export function buildHeaders(inline: InlineSources): SiteHeaders {
  return {
    security: [
      ['Content-Security-Policy', [...buildPolicy(inline), "frame-ancestors 'none'"].join('; ')],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    immutable: ['Cache-Control', 'public, max-age=31536000, immutable'],
    types: { md: 'text/markdown; charset=utf-8', txt: 'text/plain; charset=utf-8' },
    revalidate: ['Cache-Control', 'public, max-age=0, must-revalidate'],
  };
}
