import { applyEdits, modify } from 'jsonc-parser';
import type { ProjectFiles } from '../protocol.ts';
import { findTsconfigName, readTsconfigs } from '../tsconfig-chain.ts';

/** Compiler options by name. */
export type Settings = ReadonlyMap<string, unknown>;

/** What a tsconfig lacks. */
export type MissingSettings = { file: string; settings: Settings };

type CompilerError = { code: string; text: string };

/** The errors of a log, one a line: a text that repeats a code is read once. */
const listErrors = (log: string): CompilerError[] =>
  [...log.matchAll(/\bTS(\d{4,5}): (.*)/g)].map(([, code = '', text = '']) => ({ code, text }));

/** What TypeScript only finds when it is strict: what can be empty, and what has no type. */
const strictCodes = new Set(
  '2531 2532 2533 2564 2721 2722 7005 7006 7031 7034 7053 18046 18047 18048 18049'.split(' '),
);
const assignedEmpty = /\| (?:null|undefined)' is not assignable/;

/** Errors without the types of Node.js, by their code. */
const nodeErrors = new Map([
  ['2580', "add 'node' to the types field"],
  ['2591', "add 'node' to the types field"],
  ['2503', "'NodeJS'"],
  ['2339', "'ErrorConstructor'"],
]);

const needsStrictOff = ({ code, text }: CompilerError): boolean =>
  strictCodes.has(code) || (['2322', '2345'].includes(code) && assignedEmpty.test(text));

function needsNode({ code, text }: CompilerError): boolean {
  const part = nodeErrors.get(code);
  return part !== undefined && text.includes(part);
}

/** What errors of a build ask for. */
function findSettings(
  errors: readonly CompilerError[],
  chain: ReturnType<typeof readTsconfigs>,
): Settings {
  const settings = new Map<string, unknown>();
  const textOf = (...codes: string[]): string =>
    errors.find(({ code }) => codes.includes(code))?.text ?? '';
  const isUnset = (name: string): boolean =>
    chain.every((each) => each !== undefined && each.compilerOptions[name] === undefined);
  const [, rootDir] = / is '([^']+)'/.exec(textOf('5011')) ?? [];
  if (rootDir) settings.set('rootDir', rootDir);
  const [, release] = /"ignoreDeprecations": "([\d.]+)"/.exec(textOf('5101', '5107')) ?? [];
  if (release) settings.set('ignoreDeprecations', release);
  const named = chain.find((each) => Array.isArray(each?.compilerOptions.types));
  const types = (named?.compilerOptions.types ?? []) as unknown[];
  if (!types.includes('node') && errors.some(needsNode)) settings.set('types', [...types, 'node']);
  if (isUnset('strict') && errors.some(needsStrictOff)) settings.set('strict', false);
  // Such as a style sheet, which bundlers know.
  if (textOf('2882')) settings.set('noUncheckedSideEffectImports', false);
  return settings;
}

/**
 * What TypeScript 6 asks of a tsconfig that was written for TypeScript 5: `rootDir`, which was
 * inferred; `ignoreDeprecations`; `types`, which was everything; `strict` and
 * `noUncheckedSideEffectImports`, which were off. Undefined when nothing is missing.
 */
export function findMissingSettings(log: string, files: ProjectFiles): MissingSettings | undefined {
  const errors = listErrors(log);
  const file = errors.length > 0 ? findTsconfigName(files) : undefined;
  if (file === undefined) return undefined;
  const settings = findSettings(errors, readTsconfigs(files, file));
  return settings.size > 0 ? { file, settings } : undefined;
}

/** The text of a `tsconfig.json` with more compiler options; its comments stay. */
export function addSettings(tsconfig: string, settings: Settings): string {
  let text = tsconfig;
  for (const [name, value] of settings) {
    const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
    text = applyEdits(text, modify(text, ['compilerOptions', name], value, options));
  }
  return text;
}
