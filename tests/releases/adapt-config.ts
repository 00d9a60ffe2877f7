import type { Probe } from '../../website/statements/statement.ts';
import { otherReleases, readManifest } from './other-releases.ts';

/** Options that a config has only at the top level. */
const topLevel = new Set(['logLevel', 'mode', 'root', 'server']);

/**
 * The config of a probe as a release of Rslib reads it: before 1.0, the array `lib` is required, and
 * probes leave it out. A config that is code stays as it is.
 */
export function adaptConfig(config: Probe['config'], version: string): Probe['config'] {
  if (typeof config !== 'object' || 'lib' in config || !version.startsWith('0.')) return config;
  const options = Object.entries(config);
  const isTop = ([name]: [string, unknown]) => topLevel.has(name);
  return {
    ...Object.fromEntries(options.filter(isTop)),
    lib: [Object.fromEntries(options.filter((option) => !isTop(option)))],
  };
}

const folder = otherReleases.get('@rslib/core');
const version = folder ? readManifest(folder).version : '1.0.0';

/** A probe for the release that is tried. */
export function adaptProbe(probe: Probe): Probe {
  return { ...probe, config: adaptConfig(probe.config, version) };
}
