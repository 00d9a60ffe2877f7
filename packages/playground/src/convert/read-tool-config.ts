import { ConfigError } from '../compiler/config/limits.ts';
import { ConfigReader, identity, type PackageExports } from '../compiler/config/read-config.ts';
import { Callable, isRecord, LeftOut } from '../compiler/config/values.ts';
import { normalizePath } from './entries.ts';
import { Part, type Project } from './part.ts';
import type { Rules } from './rules.ts';
import { type Command, findCommands } from './scripts.ts';

/** `defineConfig()` of the tools, by its names. */
const toolPackages: PackageExports = new Map([
  ...[
    'father',
    'rolldown',
    'rollup',
    'tsdown',
    'tsdown/config',
    'tsup',
    'vite',
    'vitest/config',
  ].map((name): [string, Record<string, unknown>] => [name, { defineConfig: identity }]),
  ...['unbuild', 'obuild', 'obuild/config'].map((name): [string, Record<string, unknown>] => [
    name,
    { defineBuildConfig: identity },
  ]),
  ['@modern-js/module-tools', { defineConfig: identity }],
]);

const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs', 'json'];

/** Path of a config such as `tsup.config.ts`, by its name without ending. */
export function findToolConfig({ paths }: Project, name: string): string | undefined {
  return endings.map((ending) => `${name}.${ending}`).find((path) => paths.includes(path));
}

/** Options of another tool as values, with placeholders, and what reads them further. */
export type ToolConfig = {
  file: string;
  reader: ConfigReader;
  options: object;
  /** The object in the file, where `options` has flags of a command, too. */
  written: object;
};

/** The configs in a file: one, or the items of a list. */
export function readToolConfig(
  project: Project,
  file: string,
  parameters?: Record<string, unknown>,
): ToolConfig[] {
  const reader = new ConfigReader(project.files, toolPackages);
  try {
    const value = reader.read(file, parameters);
    const items = (Array.isArray(value) ? value.flat() : [value]).map((item: unknown) =>
      item instanceof Callable ? item.call(parameters) : item,
    );
    return items.filter(isRecord).map((options) => ({ file, reader, options, written: options }));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const { message, position } = error;
    const line = position?.line;
    project.note({ id: 'unread', values: { message }, file, ...(line && { line }) });
    return [];
  }
}

/** The configs of a tool whose file has this name; none without a file. */
export function readNamedConfig(
  project: Project,
  name: string,
  parameters?: Record<string, unknown>,
): ToolConfig[] {
  const file = findToolConfig(project, name);
  return file ? readToolConfig(project, file, parameters) : [];
}

/** Values that do not come from a module, such as flags or JSON. */
export function toToolConfig(file: string, options: object): ToolConfig {
  return { file, options, written: options, reader: new ConfigReader({}, toolPackages) };
}

/** What the reader left out on the way. */
function takeNotes({ reader, file }: ToolConfig, { project }: Part): void {
  for (const { message, line, file: path = file } of reader.notes) {
    project.note({ id: 'unread', values: { message }, file: path, ...(line && { line }) });
  }
  for (const [name, { file: path, line }] of reader.variables) {
    const id = name === 'NODE_ENV' ? 'production' : 'variable';
    project.note({ id, values: { name }, file: path, line });
  }
}

/**
 * Applies the options in the order of the rules. An object whose rules have dots, such as
 * `build.lib`, is read with these.
 */
export function applyRules(
  part: Part,
  config: ToolConfig,
  rules: Rules,
  ignored: ReadonlySet<string> = new Set(),
  prefix = '',
): void {
  const { file, reader, options, written } = config;
  const names = [...rules.keys()].map(
    (name) => name.split('.')[prefix.split('.').length - 1] ?? '',
  );
  const ranks = new Map([...new Set(names)].map((name, rank) => [name, rank]));
  const rank = (name: string): number => ranks.get(name) ?? ranks.size;
  const entries = Object.entries(options).sort(([a], [b]) => rank(a) - rank(b));
  for (const [key, value] of entries) {
    if (value === undefined || ignored.has(prefix + key)) continue;
    const place = reader.findPlace(prefix ? options : written, key);
    part.option = prefix + key;
    part.place = { file: place?.file ?? file, ...(place && { line: place.line }) };
    part.seen.add(part.option);
    const known = rules.get(part.option);
    const isRaw = typeof known === 'object';
    const apply = isRaw ? known.raw : known;
    const inner = `${part.option}.`;
    if (isRecord(value) && [...rules.keys()].some((name) => name.startsWith(inner))) {
      if (apply?.(value, part) === false) part.note('byHand');
      applyRules(part, { ...config, options: value }, rules, ignored, inner);
    } else if (!apply) part.note('unknown');
    else if (!isRaw && (value instanceof LeftOut || value instanceof Callable)) {
      part.note(value instanceof Callable ? 'byHand' : 'unread', {
        message: value instanceof LeftOut ? `${part.option} is left out: ${value.reason}.` : '',
      });
    } else {
      const applied = apply(isRaw ? value : reader.clean(value, part.option), part);
      if (applied === false) part.note('byHand');
    }
  }
  if (prefix) return;
  takeNotes(config, part);
  part.place = { file };
}

/** A tool with a config file, a key in `package.json` and a command. */
type CommandTool = {
  tool: string;
  rules: Rules;
  ignored: ReadonlySet<string>;
  /** Options of a command. */
  readFlags: (command: Command) => Record<string, unknown>;
};

/** The builds of a tool: those of its config, each with the flags of the commands. */
export function readBuilds(
  project: Project,
  { tool, rules, ignored, readFlags }: CommandTool,
): Part[] {
  const { manifest } = project;
  const commands = findCommands(manifest, tool).map(readFlags);
  const named = commands.find(({ config }) => typeof config === 'string')?.config;
  const file =
    typeof named === 'string' ? normalizePath(named) : findToolConfig(project, `${tool}.config`);
  const own = manifest[tool];
  if (!file && !isRecord(own) && commands.length === 0) return [];
  const found = file ? readToolConfig(project, file, {}) : [];
  const written = toToolConfig(file ?? 'package.json', !file && isRecord(own) ? own : {});
  // The defaults of the tool, where its config cannot be read.
  const configs = found.length > 0 ? found : [written];
  return configs.flatMap((config) =>
    (commands.length > 0 ? commands : [{}]).map((flags) => {
      const part = new Part(project, tool, config.file);
      applyRules(part, { ...config, options: { ...config.options, ...flags } }, rules, ignored);
      return part;
    }),
  );
}
