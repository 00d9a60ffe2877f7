import { ownValue } from '../contract/own-value.ts';
import { type Diagnostic, didYouMean } from '../diagnostics.ts';
import { siteConfigFile } from './define-config.ts';
import type { Strings } from './ui-strings.ts';

function describeProblem(
  name: string,
  label: Strings[string],
  strings: Strings,
): Pick<Diagnostic, 'message' | 'hint'> {
  const original = ownValue(strings, name);
  if (original === undefined) {
    const known = Object.keys(strings);
    return {
      message: 'is not a UI string of the theme',
      hint: didYouMean(name, known, `Use one of: ${known.join(', ')}.`),
    };
  }
  return typeof label === 'string'
    ? {
        message: 'must be an object of strings',
        hint: `Use these names: ${Object.keys(original).join(', ')}.`,
      }
    : { message: 'must be a string', hint: `Replace the theme's '${original}' with a string.` };
}

/** Reports labels of a locale that do not replace a UI string of the theme. `field` contains them in the configuration. */
export function checkLabels(strings: Strings, labels: Strings, field: string): Diagnostic[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const original = ownValue(strings, name);
    const path = `${field}.${name}`;
    if (typeof original === 'string' && typeof label === 'string') return [];
    if (typeof original === 'object' && typeof label === 'object') {
      return checkLabels(original, label, path);
    }
    const { message, hint } = describeProblem(name, label, strings);
    return [{ file: siteConfigFile, message: `${path} ${message}`, hint }];
  });
}
