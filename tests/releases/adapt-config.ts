import type { Probe } from '../../website/statements/statement.ts';
import { otherReleases, readManifest } from './other-releases.ts';

/** Options of a library, which a release below 1.0 has only in the items of `lib`. */
const ofItem = new Set([
  'autoExtension',
  'autoExternal',
  'banner',
  'bundle',
  'dts',
  'experiments',
  'externalHelpers',
  'footer',
  'format',
  'id',
  'outBase',
  'redirect',
  'shims',
  'syntax',
  'umdName',
  'wasm',
]);

/**
 * The config of a probe as a release of Rslib reads it: before 1.0, the array `lib` is required, and
 * probes leave it out. A config that is code stays as it is.
 */
export function adaptConfig(config: Probe['config'], version: string): Probe['config'] {
  if (typeof config !== 'object' || 'lib' in config || !version.startsWith('0.')) return config;
  const options = Object.entries(config);
  const isOfItem = ([name]: [string, unknown]) => ofItem.has(name);
  return {
    ...Object.fromEntries(options.filter((option) => !isOfItem(option))),
    lib: [Object.fromEntries(options.filter(isOfItem))],
  };
}

const folder = otherReleases.get('@rslib/core');
const version = folder ? readManifest(folder).version : '1.0.0';

/** A probe for the release that is tried. */
export function adaptProbe(probe: Probe): Probe {
  return { ...probe, config: adaptConfig(probe.config, version) };
}
