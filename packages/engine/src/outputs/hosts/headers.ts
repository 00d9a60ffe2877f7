import { hashIntegrity } from '../../files/hash.ts';

export type Header = readonly [name: string, value: string];

/** Headers of the site by purpose. Each host has them in its own format. */
export type SiteHeaders = {
  /** For every response. */
  security: readonly Header[];
  /** For files with a hash in their name. */
  immutable: Header;
  /** Content types by extension, with the charset that hosts with a `_headers` file may omit. */
  types: Readonly<Record<string, string>>;
  /** For isolated pages, and for all below `isolatedDir`. */
  isolation: Header;
  /** Paths of these pages, without the base: `zh/editor`. */
  isolatedPaths: readonly string[];
  /** For all other files: cached, but revalidated on each request. */
  revalidate: Header;
};

/** What the configuration of a host is written from. */
export type HostOptions = {
  headers: SiteHeaders;
  /** URL path of the site; starts and ends with a slash. */
  base: string;
  /** Languages with a folder and a 404 document of their own. */
  prefixes: readonly string[];
};

/** Inline parts of documents and other origins, which the policy must allow. */
export type InlineSources = {
  scripts: readonly string[];
  styles: readonly string[];
  /** Other origins that pages connect to. */
  hosts?: readonly string[];
  /** Whether workers compile WebAssembly. */
  usesWasm?: boolean;
  /** Another origin that images come from. */
  assetOrigin?: string | undefined;
};

function hashSource(text: string): string {
  return `'${hashIntegrity(text)}'`;
}

/** Content security policy: files of the site, and exactly the inline parts. */
function buildPolicy(inline: InlineSources): string[] {
  const { scripts, styles, hosts = [], usesWasm, assetOrigin } = inline;
  // For the whole site, although only workers need it: some hosts join two policies, and both apply.
  const wasm = usesWasm ? ["'wasm-unsafe-eval'"] : [];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...wasm, ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles.map(hashSource)].join(' '),
    ["connect-src 'self'", ...hosts].join(' '),
    ["img-src 'self' data:", ...(assetOrigin ? [assetOrigin] : [])].join(' '),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
}

/** Policy for the `<meta>` element of a document, where browsers ignore `frame-ancestors`. */
export function buildDocumentPolicy(inline: InlineSources): string {
  return buildPolicy(inline).join('; ');
}

/** Headers of a site with these inline parts. Times are in seconds. */
export function buildHeaders(
  inline: InlineSources,
  isolatedPaths: readonly string[] = [],
): SiteHeaders {
  return {
    security: [
      ['Content-Security-Policy', [...buildPolicy(inline), "frame-ancestors 'none'"].join('; ')],
      ['Strict-Transport-Security', 'max-age=31536000'],
      ['X-Content-Type-Options', 'nosniff'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=()'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ],
    isolation: ['Cross-Origin-Embedder-Policy', 'require-corp'],
    isolatedPaths,
    immutable: ['Cache-Control', 'public, max-age=31536000, immutable'],
    types: { md: 'text/markdown; charset=utf-8', txt: 'text/plain; charset=utf-8' },
    revalidate: ['Cache-Control', 'public, max-age=0, must-revalidate'],
  };
}
