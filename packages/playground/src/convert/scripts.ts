import { isRecord } from '../compiler/config/values.ts';
import type { Manifest } from './project.ts';

/** A command of a script in `package.json`. */
export type Command = { script: string; args: string[] };

/** Words of a command line; quotes hold words together. */
function toWords(command: string): string[] {
  const words = command.match(/(?:\\.|"[^"]*"|'[^']*'|[^\s"'\\])+/g) ?? [];
  return words.map((word) =>
    word.replace(/\\(.)|"([^"]*)"|'([^']*)'/g, (_, ...texts: string[]) =>
      texts.slice(0, 3).join(''),
    ),
  );
}

/** Scripts whose name says that they build come first. */
function rankScript(name: string): number {
  if (name === 'build') return 0;
  if (/^build\b/.test(name)) return 1;
  return /prepa|prepublish|compile|bundle/.test(name) ? 2 : 3;
}

/** Words before a command that only start it. */
const starter = /^(?:npx|pnpx|bunx|pnpm|yarn|bun|npm|exec|run|cross-env|--|\w+=.*)$/;

const maxDepth = 5;

/** The commands of a script, with those of the scripts that it calls. */
function listCommands(scripts: Map<string, string>, script: string, depth = 0): string[][] {
  const commands = (scripts.get(script) ?? '').split(/&&|\|\||;|\s&\s/).map(toWords);
  return commands.flatMap((words) => {
    const start = words.findIndex((word) => !starter.test(word));
    const command = start < 0 ? [] : words.slice(start);
    const [name = '', ...args] = command;
    const isCall = start > 0 && scripts.has(name) && depth < maxDepth && name !== script;
    if (!isCall) return [command];
    const given = args.filter((word) => word !== '--');
    return listCommands(scripts, name, depth + 1).map((called) => [...called, ...given]);
  });
}

/** The commands that run a tool, of the first script that does. */
export function findCommands(manifest: Manifest, tool: string): Command[] {
  const entries = isRecord(manifest.scripts) ? Object.entries(manifest.scripts) : [];
  const scripts = new Map(entries.map(([name, text]) => [name, String(text)]));
  const names = [...scripts.keys()].sort((a, b) => rankScript(a) - rankScript(b));
  for (const script of names) {
    const found = listCommands(scripts, script).filter(
      ([name, ...args]) =>
        (name === tool || name === `${tool}-node`) &&
        !args.some((word) => /^(?:-w|--watch)$/.test(word)),
    );
    // Other scripts can call one twice.
    const distinct = new Map(found.map((command) => [command.join('\0'), command]));
    if (found.length > 0) return [...distinct.values()].map(([, ...args]) => ({ script, args }));
  }
  return [];
}

export type Flags = {
  /** Words that belong to no flag. */
  rest: string[];
  /** By their names in a config: `--out-dir x` is `outDir`. */
  options: Map<string, unknown>;
};

function toCamelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Reads flags. `short` has the names of short flags, `switches` those that never take the next
 * word. Repeated flags become lists, and `--a.b c` an object.
 */
export function parseFlags(
  args: readonly string[],
  short: ReadonlyMap<string, string>,
  switches: ReadonlySet<string>,
): Flags {
  const options = new Map<string, unknown>();
  const rest: string[] = [];
  for (let at = 0; at < args.length; at++) {
    const word = args[at] ?? '';
    const [, dashes, name = '', given] = /^(--?)([\w.-]+)(?:[=:](.*))?$/.exec(word) ?? [];
    if (!dashes) {
      rest.push(word);
      continue;
    }
    const isOff = /^no-/.test(name);
    const [head = '', ...keys] = name.replace(/^no-/, '').split('.');
    const option = toCamelCase(dashes === '-' ? (short.get(head) ?? head) : head);
    const next = args[at + 1];
    const takesNext =
      given === undefined &&
      !isOff &&
      !switches.has(option) &&
      next !== undefined &&
      !/^-/.test(next);
    if (takesNext) at++;
    const text = given ?? (takesNext ? next : undefined);
    const value = text === 'true' ? true : text === 'false' ? false : (text ?? !isOff);
    const before = options.get(option);
    const key = keys.join('.');
    if (key) options.set(option, { ...(before as object), [key]: value });
    else if (before === undefined) options.set(option, value);
    else options.set(option, [before, value].flat());
  }
  return { rest, options };
}
