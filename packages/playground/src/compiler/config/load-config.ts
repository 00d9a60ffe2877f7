import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { RslibConfig } from '@rslib/core';
import { type Program, parse } from 'acorn';
import type { ProjectFiles } from '../../protocol.ts';
import { loadPlugins } from '../plugins.ts';
import { removeTypes, writePackages } from '../rslib.ts';
import { ConfigError, configFile } from './limits.ts';
import { readConfig } from './read-config.ts';

function parseModule(code: string): Program {
  return parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true });
}

/** SWC does not say where an error is: where a parser that goes on after errors finds the first. */
async function locateSyntaxError(source: string): Promise<ConfigError['position']> {
  const { parser } = await import('@lezer/javascript');
  const tree = parser.configure({ dialect: 'ts' }).parse(source);
  let position: number | undefined;
  tree.iterate({
    enter({ type, from }) {
      if (type.isError) position ??= from;
    },
  });
  if (position === undefined) return undefined;
  const before = source.slice(0, position).split('\n');
  return { line: before.length, column: before.at(-1)?.length ?? 0 };
}

/** The config in JavaScript, and its map. */
async function compileConfig(source: string): Promise<{ code: string; map: string }> {
  try {
    return await removeTypes(source, configFile);
  } catch (error) {
    throw new ConfigError((error as Error).message, await locateSyntaxError(source));
  }
}

/** The error at the place in the text that the reader sees. */
function toSourcePosition(error: ConfigError, map: string): ConfigError {
  if (!error.position) return error;
  const { line, column } = originalPositionFor(new TraceMap(map), error.position);
  return new ConfigError(error.message, line === null ? undefined : { line, column });
}

/** Reads the config of a project as values, with the plugins that it imports. */
export async function loadConfig(files: ProjectFiles): Promise<RslibConfig> {
  const source = Object.hasOwn(files, configFile) ? files[configFile] : 'export default {}';
  if (typeof source !== 'string') throw new ConfigError(`${configFile} is no text.`);
  const plugins = await loadPlugins(source);
  // Plugins bring loaders.
  writePackages();
  const { code, map } = await compileConfig(source);
  try {
    return readConfig(parseModule(code), { plugins, files });
  } catch (error) {
    throw error instanceof ConfigError ? toSourcePosition(error, map) : error;
  }
}
