import type { ProjectFiles } from './protocol.ts';

/** Names of a config, in the order in which Rslib looks for them. */
const configNames: readonly string[] = ['mjs', 'ts', 'js', 'cjs', 'mts', 'cts'].map(
  (extension) => `rslib.config.${extension}`,
);

/** Name of a config that the page writes. */
export const defaultConfigName = 'rslib.config.ts';

/** The config that Rslib would read; undefined when the project has none. */
export function findConfigName(files: ProjectFiles): string | undefined {
  return configNames.find((name) => Object.hasOwn(files, name));
}

/** Whether one of the names is that of a config. */
export function hasConfig(names: ReadonlyMap<string, unknown>): boolean {
  return configNames.some((name) => names.has(name));
}
