import type { ProjectFiles } from '../protocol.ts';

/** A config for a project that has none, and the file that it was read from. */
export async function proposeConfig(
  _files: ProjectFiles,
): Promise<{ config: string; from: string }> {
  return {
    config: `import { defineConfig } from '@rslib/core';\n\nexport default defineConfig({\n  lib: [{ format: 'esm', dts: true }],\n});\n`,
    from: 'package.json',
  };
}
