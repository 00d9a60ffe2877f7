import { ownValue } from '../contract/own-value.ts';
import { closestMatch, type Diagnostic } from '../diagnostics.ts';
import { siteConfigFile } from './define-config.ts';

type Strings = { [name: string]: string | Strings };
/** UI strings of a site that replace those of the theme: `labels` of a locale. */
export type Labels = { readonly [name: string]: string | Labels };

function describeProblem(
  name: string,
  label: Labels[string],
  strings: Strings,
): Pick<Diagnostic, 'message' | 'hint'> {
  const original = ownValue(strings, name);
  if (original === undefined) {
    const close = closestMatch(name, Object.keys(strings));
    return {
      message: 'is not a UI string of the theme',
      hint:
        close === undefined
          ? `Use one of: ${Object.keys(strings).join(', ')}.`
          : `Did you mean "${close}"?`,
    };
  }
  return typeof label === 'string'
    ? {
        message: 'must be an object of strings',
        hint: `Use these names: ${Object.keys(original).join(', ')}.`,
      }
    : { message: 'must be a string', hint: `Replace the theme's '${original}' with a string.` };
}

function merge(
  strings: Strings,
  labels: Labels,
  field: string,
  diagnostics: Diagnostic[],
): Strings {
  const merged: Strings = { ...strings };
  for (const [name, label] of Object.entries(labels)) {
    const original = ownValue(strings, name);
    const path = `${field}.${name}`;
    if (typeof original === 'string' && typeof label === 'string') merged[name] = label;
    else if (typeof original === 'object' && typeof label === 'object') {
      merged[name] = merge(original, label, path, diagnostics);
    } else {
      const { message, hint } = describeProblem(name, label, strings);
      diagnostics.push({ file: siteConfigFile, message: `${path} ${message}`, hint });
    }
  }
  return merged;
}

/** Replaces UI strings of the theme by the labels of a locale. */
export function applyLabels<ThemeStrings extends object>(
  strings: ThemeStrings,
  labels: Labels,
  lang: string,
): { strings: ThemeStrings; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = [];
  const merged = merge(
    strings as unknown as Strings,
    labels,
    `locales.${lang}.labels`,
    diagnostics,
  );
  return { strings: merged as unknown as ThemeStrings, diagnostics };
}
