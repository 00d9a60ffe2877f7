import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KitFiles } from '../../website/components/config-explorer/builds.ts';

/** The example that the explorer shows, for tests. */
export const kit = 'website/examples/reading-kit';

export function readKit(): KitFiles {
  const entries = readdirSync(kit, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const text = readFileSync(join(parentPath, name), 'utf8');
        const path = join(parentPath, name)
          .slice(kit.length + 1)
          .replaceAll('\\', '/');
        return [path, { bytes: Buffer.byteLength(text), text, html: '' }];
      }),
  );
}
