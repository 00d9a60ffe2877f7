import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownValue } from '../contract/own-value.ts';
import type { EngineStrings } from '../contract/site.ts';
import { BuildError, type Diagnostic } from '../diagnostics.ts';

/** UI strings by name, in groups. */
export type Strings = { readonly [name: string]: string | Strings };

/** Language whose strings stand in for those that another language lacks. */
const completeLang = 'en';

function isStrings(value: unknown): value is Strings {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((entry) => typeof entry === 'string' || isStrings(entry))
  );
}

function readFile(file: string): Strings | undefined {
  if (!existsSync(file)) return undefined;
  let value: unknown;
  let reason = 'it must be an object of strings';
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    reason = String(error);
  }
  if (isStrings(value)) return value;
  const hint = 'Write { "search": { "title": "…" } }, with double quotes.';
  const message = `invalid UI strings: ${reason}`;
  throw new BuildError([{ file: relative('', file), message, hint }]);
}

/** Adds UI strings to others, or replaces them. */
export function mergeStrings(base: Strings, added: Strings): Strings {
  const mergeOne = (name: string): string | Strings => {
    const [before, after] = [ownValue(base, name), ownValue(added, name)];
    if (typeof before === 'object' && typeof after === 'object') return mergeStrings(before, after);
    return after ?? before ?? '';
  };
  const names = new Set([...Object.keys(base), ...Object.keys(added)]);
  return Object.fromEntries([...names].map((name) => [name, mergeOne(name)]));
}

/** Names of strings, with dots, that `strings` lacks. */
function listMissing(complete: Strings, strings: Strings, prefix = ''): string[] {
  return Object.entries(complete).flatMap(([name, text]) => {
    const own = ownValue(strings, name);
    if (typeof text === 'object')
      return listMissing(text, typeof own === 'object' ? own : {}, `${prefix}${name}.`);
    return typeof own === 'string' ? [] : [prefix + name];
  });
}

/** Strings of all folders in one language; `undefined` when no folder has a file for it. */
function readLanguage(folders: readonly string[], lang: string): Strings | undefined {
  const found = folders.map((folder) => readFile(join(folder, `${lang}.json`)));
  if (found.every((strings) => strings === undefined)) return undefined;
  return found.reduce<Strings>((all, strings = {}) => mergeStrings(all, strings), {});
}

/** UI strings of a language, and a warning that names those that are in English. */
export function readUiStrings(
  folders: readonly string[],
  lang: string,
): { strings?: EngineStrings; diagnostics: Diagnostic[] } {
  const own = readLanguage(folders, lang);
  const file = relative('', join(folders.at(-1) ?? '', `${lang}.json`));
  if (!own) {
    const message = `the theme has no UI strings for the language "${lang}"`;
    const hint = 'Write this file, or remove the locale. Strings that it lacks are in English.';
    return { diagnostics: [{ file, message, hint }] };
  }
  const complete = readLanguage(folders, completeLang) ?? own;
  const missing = listMissing(complete, own);
  const strings = mergeStrings(complete, own) as EngineStrings;
  if (missing.length === 0) return { strings, diagnostics: [] };
  const names = missing.slice(0, 5).join(', ') + (missing.length > 5 ? ', …' : '');
  const count = missing.length === 1 ? '1 UI string is' : `${missing.length} UI strings are`;
  const message = `${count} in English: ${names}`;
  const hint = 'Translate them in this file.';
  return { strings, diagnostics: [{ severity: 'warning', file, message, hint }] };
}
