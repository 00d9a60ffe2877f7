import path from 'path-browserify';
import { projectRoot } from '../project-root.ts';
import { Callable, Constructor, isPrimitive, isRecord, Refused, setProperty } from './values.ts';

type Values = Record<string, unknown>;
type Known = (...args: unknown[]) => unknown;

/** An object of functions and values, of which a config can change nothing. */
function createNamespace(members: Record<string, unknown>): Values {
  const namespace: Values = {};
  for (const [name, member] of Object.entries(members)) {
    const value = typeof member === 'function' ? new Callable(member as Known) : member;
    setProperty(namespace, name, value);
  }
  return Object.freeze(namespace);
}

function takeText(value: unknown): string {
  return typeof value === 'string' ? value : refuse('something else than a text as argument');
}

function refuse(construct: string): never {
  throw new Refused(construct);
}

/** A function of texts. */
function ofTexts(call: (...texts: string[]) => unknown): Known {
  return (...args) => call(...args.map(takeText));
}

function takeEntries(value: unknown): [string, unknown][] {
  if (isRecord(value) || Array.isArray(value)) return Object.entries(value);
  return refuse('something else than an object as argument');
}

function fromEntries(value: unknown): Values {
  const object: Values = {};
  for (const entry of Array.isArray(value) ? value : refuse('something else than a list')) {
    if (!Array.isArray(entry) || !isPrimitive(entry[0])) refuse('this entry of an object');
    setProperty(object, String(entry[0]), entry[1]);
  }
  return object;
}

/** JSON, in which no object gets another prototype. */
export function parseJson(text: string): unknown {
  return JSON.parse(text, (key, value) => {
    if (key === '__proto__') throw new SyntaxError('the key "__proto__" is not supported');
    return value;
  });
}

function createExpression(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    return refuse('this regular expression');
  }
}

/** `URL` with the properties that configs read. */
function createUrl(input: unknown, base?: unknown): Values {
  const from = base === undefined ? undefined : readUrl(base);
  if (!URL.canParse(takeText(input), from)) refuse('this URL');
  const { href, pathname, protocol } = new URL(takeText(input), from);
  return Object.freeze({ href, pathname, protocol });
}

function readUrl(value: unknown): string {
  return isRecord(value) && typeof value.href === 'string' ? value.href : takeText(value);
}

function fileURLToPath(value: unknown): string {
  const href = readUrl(value);
  if (!URL.canParse(href) || !href.startsWith('file:')) refuse('this URL');
  return decodeURIComponent(new URL(href).pathname);
}

/** The root is where a config runs. */
function toAbsolute(...parts: string[]): string {
  return path.resolve(projectRoot, ...parts);
}

const pathFunctions = [
  'basename',
  'dirname',
  'extname',
  'isAbsolute',
  'join',
  'normalize',
] as const;

const paths = createNamespace({
  ...Object.fromEntries(pathFunctions.map((name) => [name, ofTexts(path[name])])),
  relative: ofTexts((from = '', to = '') => path.relative(toAbsolute(from), toAbsolute(to))),
  resolve: ofTexts(toAbsolute),
  sep: '/',
});

/** `production`, as in a build; nothing else of a reader's environment is known. */
export const environment = createNamespace({ NODE_ENV: 'production' });

const nodeProcess = createNamespace({
  argv: Object.freeze(['node', 'rslib']),
  cwd: () => projectRoot,
  env: environment,
  platform: 'linux',
});

/** What reading needs of the project. */
export type Host = {
  /** Text of a file, by its path from the root; undefined when the project has none there. */
  readText: (path: string) => string | undefined;
  /** A value as JSON. Takes from the budget. */
  toJson: (value: unknown, indent?: unknown) => string;
};

/** Built-in modules of Node.js by their names without `node:`, as far as configs use them. */
export function createBuiltins({ readText }: Host): Map<string, Values> {
  const read = (value: unknown): string | undefined => {
    const file = toAbsolute(isRecord(value) ? fileURLToPath(value) : takeText(value));
    return readText(path.relative(projectRoot, file));
  };
  const fs = createNamespace({
    existsSync: (file: unknown) => read(file) !== undefined,
    readFileSync: (file: unknown) => read(file) ?? refuse('a file that the project does not have'),
  });
  return new Map([
    ['fs', fs],
    ['path', paths],
    ['process', nodeProcess],
    ['url', createNamespace({ fileURLToPath })],
  ]);
}

const conversions = createNamespace(
  Object.fromEntries([
    ['Boolean', Boolean],
    ['Number', (value: unknown) => (isPrimitive(value) ? Number(value) : refuse('this number'))],
    ['String', (value: unknown) => (isPrimitive(value) ? String(value) : refuse('this text'))],
  ]),
);

/** Names that every module knows. */
export function createGlobals({ toJson }: Host): Map<string, unknown> {
  const namespaces = {
    Array: createNamespace({ isArray: Array.isArray }),
    console: createNamespace({ log() {}, warn() {} }),
    JSON: createNamespace({
      parse(text: unknown) {
        try {
          return parseJson(takeText(text));
        } catch (error) {
          return refuse(`this JSON (${(error as Error).message})`);
        }
      },
      stringify: (value: unknown, _replacer: unknown, indent: unknown) => toJson(value, indent),
    }),
    Object: createNamespace({
      assign(target: unknown, ...sources: unknown[]) {
        if (!isRecord(target) || Object.isFrozen(target)) refuse('this assignment');
        for (const source of sources) {
          for (const [key, value] of takeEntries(source ?? {})) setProperty(target, key, value);
        }
        return target;
      },
      entries: takeEntries,
      freeze: (value: unknown) => value,
      fromEntries,
      keys: (value: unknown) => takeEntries(value).map(([key]) => key),
      values: (value: unknown) => takeEntries(value).map(([, item]) => item),
    }),
    process: nodeProcess,
  };
  return new Map<string, unknown>([
    ...Object.entries(namespaces),
    ...Object.entries(conversions),
    [
      'RegExp',
      new Constructor(ofTexts((source = '', flags = '') => createExpression(source, flags))),
    ],
    ['URL', new Constructor(createUrl)],
    ['undefined', undefined],
    ['Infinity', Number.POSITIVE_INFINITY],
  ]);
}
