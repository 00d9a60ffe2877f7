import type { RslibConfig } from '@rslib/core';
import { findConfigName } from '../../config-file.ts';
import type { Problem, ProjectFiles } from '../../protocol.ts';
import { loadPlugins } from '../plugins.ts';
import { loadStyleLoaders, writePackages } from '../rslib.ts';
import { readConfig } from './read-config.ts';

/** All scripts of a project as one text, to find the plugins that they name. */
function joinScripts(files: ProjectFiles): string {
  const scripts = Object.keys(files).filter(
    (path) => /\.[cm]?[jt]s$/.test(path) && !path.startsWith('node_modules/'),
  );
  return scripts.map((path) => files[path]).join('\n');
}

/**
 * Reads the config of a project as values, with the plugins that it imports, and loads what its style
 * sheets need. `notes` says what was left out.
 */
export async function loadConfig(
  files: ProjectFiles,
): Promise<{ config: Partial<RslibConfig>; notes: Problem[] }> {
  const file = findConfigName(files);
  const [plugins] = await Promise.all([
    file ? loadPlugins(joinScripts(files)) : new Map(),
    loadStyleLoaders(files),
  ]);
  // Plugins bring loaders.
  writePackages();
  return file ? readConfig(files, file, plugins) : { config: {}, notes: [] };
}
