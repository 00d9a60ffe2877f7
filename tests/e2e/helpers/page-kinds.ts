/** One page of each kind that can be read without a script, by its English route. */
export const pageKinds: readonly string[] = [
  '/',
  '/guide/start/quick-start',
  '/config/',
  '/config/lib/dts',
  '/blog/',
  '/blog/introducing-rslib',
];
