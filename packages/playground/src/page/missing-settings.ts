import { applyEdits, modify, parse } from 'jsonc-parser';

/** Compiler options by name. */
export type Settings = ReadonlyMap<string, unknown>;

const typesOf = (tsconfig: string): string[] => {
  const { types } = parse(tsconfig)?.compilerOptions ?? {};
  return Array.isArray(types) ? types.filter((name) => typeof name === 'string') : [];
};

/** Neither the text nor one that it extends says whether TypeScript is strict. */
function isSilentOnStrict(tsconfig: string): boolean {
  const { extends: base, compilerOptions } = parse(tsconfig) ?? {};
  return base === undefined && compilerOptions?.strict === undefined;
}

/** Errors that TypeScript only finds when it is strict: what can be empty, and what has no type. */
const strictErrors =
  /TS(?:1804[6-9]|253[123]|2564|272[12]|70(?:05|06|31|34|53)): |TS2(?:322|345): .*\| (?:null|undefined)' is not assignable/;

const nodeErrors =
  /TS25(?:80|91): .*? add 'node' to the types field|TS2503: .*? 'NodeJS'|TS2339: .*? 'ErrorConstructor'/;

/**
 * What TypeScript 6 asks of a `tsconfig.json` that was written for TypeScript 5, by the messages of
 * a build: `rootDir`, which was inferred; `ignoreDeprecations`; `types`, which was everything;
 * `strict` and `noUncheckedSideEffectImports`, which were off.
 */
export function findMissingSettings(log: string, tsconfig: string): Settings {
  const settings = new Map<string, unknown>();
  const [, rootDir] = /TS5011: .*? is '([^']+)'/.exec(log) ?? [];
  if (rootDir) settings.set('rootDir', rootDir);
  const [, release] = /TS51(?:01|07): .*?"ignoreDeprecations": "([\d.]+)"/.exec(log) ?? [];
  if (release) settings.set('ignoreDeprecations', release);
  const types = typesOf(tsconfig);
  if (!types.includes('node') && nodeErrors.test(log)) settings.set('types', [...types, 'node']);
  if (isSilentOnStrict(tsconfig) && strictErrors.test(log)) settings.set('strict', false);
  // Such as a style sheet, which bundlers know.
  if (/TS2882: /.test(log)) settings.set('noUncheckedSideEffectImports', false);
  return settings;
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
