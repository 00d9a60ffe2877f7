/** Servers, headers and files of a built site. */

export { escapeRegex } from './escape-regex.ts';
export { compress, isCompressible } from './files/compress.ts';
export { hash, hashIntegrity } from './files/hash.ts';
export { listFiles } from './files/list-files.ts';
export { close, listen, listenOnLoopback } from './listen.ts';
export { buildHeaders, type SiteHeaders } from './outputs/hosts/headers.ts';
export { writeHeadersFile } from './outputs/hosts/headers-file.ts';
export { writeNginx } from './outputs/hosts/nginx.ts';
export { buildVercelConfig, type VercelRoute } from './outputs/hosts/vercel.ts';
export { headersFor, parseHeaders } from './preview/headers-file.ts';
export { previewSite } from './preview/preview.ts';
export { createPreviewServer } from './preview/server.ts';
