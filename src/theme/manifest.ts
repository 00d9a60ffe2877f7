import { fileURLToPath } from 'node:url';
import type { ThemeManifest } from '#contract/theme.ts';

/** Names of the components that content may use. Each name has an entry in `live/registry.ts` or `static/registry.ts`. */
export const manifest = {
  entry: fileURLToPath(new URL('./index.ts', import.meta.url)),
  serverEntry: fileURLToPath(new URL('./server.ts', import.meta.url)),
  live: ['Columns', 'Column', 'Tabs', 'Tab'],
  static: ['Callout', 'CodeBlock', 'Diagram', 'OptionFacts', 'Table'],
} as const satisfies ThemeManifest;

export type LiveName = (typeof manifest.live)[number];
export type StaticName = (typeof manifest.static)[number];
