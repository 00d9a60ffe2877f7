/** Folder of files with a content hash in their name. */
export const assetsDir = 'assets/';
/** Files with a hash in their name that only isolated pages load: scripts of workers. */
export const isolatedDir = 'isolated/';

/** Service worker. Its folder is the scope. */
export const workerFile = 'sw.js';

/** Document that is shown without a network for a page that is not cached; one per language. */
export const offlineDocument = 'offline.html';

/** Placeholder in the offline document for the list of cached pages. */
export const pageListMark = '<!--cached-pages-->';

/** Licenses of the packages whose code or data readers receive. */
export const licensesFile = 'licenses.md';

/** List of pages and full text as Markdown, in the folder of each language. */
export const llmsFiles = { index: 'llms.txt', full: 'llms-full.txt' };

/** Icons that browsers and devices ask for. */
export const iconFiles = {
  favicon: 'favicon.ico',
  touchIcon: 'apple-touch-icon.png',
  manifest: 'site.webmanifest',
};

/** An icon of the web manifest, in pixels. Devices may crop a maskable icon to a circle. */
export type ManifestIcon = { file: string; size: number; purpose: 'any' | 'maskable' };

export const manifestIcons: readonly ManifestIcon[] = ([192, 512] as const).flatMap(
  (size): ManifestIcon[] => [
    { file: `icon-${size}.png`, size, purpose: 'any' },
    { file: `icon-maskable-${size}.png`, size, purpose: 'maskable' },
  ],
);
