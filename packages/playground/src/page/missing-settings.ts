import { applyEdits, modify } from 'jsonc-parser';
import type { ProjectFiles } from '../protocol.ts';
import { findTsconfigName, readTsconfigs } from '../tsconfig-chain.ts';

/** Compiler options by name. */
export type Settings = ReadonlyMap<string, unknown>;

/** What a tsconfig lacks. */
export type MissingSettings = { file: string; settings: Settings };

/** Errors that TypeScript only finds when it is strict: what can be empty, and what has no type. */
const strictErrors =
  /TS(?:1804[6-9]|253[123]|2564|272[12]|70(?:05|06|31|34|53)): |TS2(?:322|345): .*\| (?:null|undefined)' is not assignable/;

const nodeErrors =
  /TS25(?:80|91): .*? add 'node' to the types field|TS2503: .*? 'NodeJS'|TS2339: .*? 'ErrorConstructor'/;

/** What messages of a build ask for. */
function findSettings(log: string, chain: ReturnType<typeof readTsconfigs>): Settings {
  const settings = new Map<string, unknown>();
  const isUnset = (name: string): boolean =>
    chain.every((each) => each !== undefined && each.compilerOptions[name] === undefined);
  const [, rootDir] = /TS5011: .*? is '([^']+)'/.exec(log) ?? [];
  if (rootDir) settings.set('rootDir', rootDir);
  const [, release] = /TS51(?:01|07): .*?"ignoreDeprecations": "([\d.]+)"/.exec(log) ?? [];
  if (release) settings.set('ignoreDeprecations', release);
  const named = chain.find((each) => Array.isArray(each?.compilerOptions.types));
  const types = (named?.compilerOptions.types ?? []) as unknown[];
  if (!types.includes('node') && nodeErrors.test(log)) settings.set('types', [...types, 'node']);
  if (isUnset('strict') && strictErrors.test(log)) settings.set('strict', false);
  // Such as a style sheet, which bundlers know.
  if (/TS2882: /.test(log)) settings.set('noUncheckedSideEffectImports', false);
  return settings;
}

/**
 * What TypeScript 6 asks of a tsconfig that was written for TypeScript 5: `rootDir`, which was
 * inferred; `ignoreDeprecations`; `types`, which was everything; `strict` and
 * `noUncheckedSideEffectImports`, which were off. Undefined when nothing is missing.
 */
export function findMissingSettings(log: string, files: ProjectFiles): MissingSettings | undefined {
  const file = findTsconfigName(files);
  if (file === undefined) return undefined;
  const settings = findSettings(log, readTsconfigs(files, file));
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
